import type { LegalText } from './legal-page'

/** The accessibility statement in both languages: the standard, what was tested and how, and the known gaps. */
export const ACCESSIBILITY: LegalText = {
  title: { fr: 'Accessibilité', en: 'Accessibility' },
  lead: {
    fr: 'La norme suivie, ce qui a été vérifié et comment, ce qui manque encore, et où le signaler.',
    en: 'The standard we follow, what was checked and how, what is still missing, and where to report it.',
  },
  date: { fr: 'Novembre 2026', en: 'November 2026' },
  sections: [
    {
      title: { fr: 'La norme', en: 'The standard' },
      paragraphs: [
        {
          fr: 'Situ vise le niveau AA des Règles pour l’accessibilité des contenus Web (WCAG) 2.2, dans les deux langues, sur un téléphone comme sur un ordinateur. Nous l’avons vérifié nous-mêmes; aucun organisme indépendant ne l’a encore fait.',
          en: 'Situ aims for Level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, in both languages, on a phone and on a computer. We checked it ourselves; no independent body has done so yet.',
        },
      ],
    },
    {
      title: { fr: 'Ce que vous pouvez régler', en: 'What you can set' },
      paragraphs: [
        {
          fr: 'Dans « Votre compte » : la police des textes, l’espace entre les lettres et entre les lignes, la longueur des lignes, et le temps supplémentaire (× 1,25, × 1,5 ou × 2) de tous les chronomètres de l’entraînement. Ces choix vous suivent sur tous vos appareils. Dans « Cet appareil » : l’apparence claire ou sombre.',
          en: 'In “Your account”: the text font, the space between letters and between lines, the length of lines, and the extra time (× 1.25, × 1.5 or × 2) on every clock in practice. These choices follow you to all your devices. In “This device”: light or dark appearance.',
        },
        {
          fr: 'Toutes les pages s’utilisent au clavier. Situ suit les réglages de votre appareil pour les animations réduites, les couleurs imposées et la taille du texte. Ce qui se dit peut aussi s’écrire : à l’entraînement et au test d’élocution, une transcription tapée remplace la reconnaissance vocale.',
          en: 'Every page can be used with a keyboard. Situ follows your device’s settings for reduced motion, forced colours and text size. What is spoken can also be written: in practice and in the speech test, a typed transcript replaces speech recognition.',
        },
      ],
    },
    {
      title: { fr: 'Ce qui a été vérifié', en: 'What was checked' },
      paragraphs: [
        {
          fr: 'Avec axe-core, dans Chromium : toutes les pages, dans les deux langues, en clair et en sombre, à 360 et à 1280 pixels de large. Au clavier, à 360 pixels : sur chaque page, aucune barre ne cache l’élément qui a le focus. À 320 pixels, avec et sans l’espacement de texte des WCAG : aucune page ne défile à l’horizontale. Avec des couleurs imposées, telles que Chromium les simule : les choix, les graphiques et le curseur restent visibles.',
          en: 'With axe-core, in Chromium: all pages, in both languages, light and dark, 360 and 1280 pixels wide. With the keyboard, at 360 pixels: on every page, no bar hides what has the focus. At 320 pixels, with and without the text spacing of the WCAG: no page scrolls sideways. With forced colours, as Chromium simulates them: choices, charts and the caret stay visible.',
        },
        {
          fr: 'Avec le clavier seul, puis avec ce qu’un lecteur d’écran annonce : la première semaine d’une personne, de l’inscription à la déconnexion (un module, un quiz, un scénario et son évaluation, un essai de dactylographie, l’agenda). Dans Firefox et dans WebKitGTK, un navigateur du même moteur que Safari : les parcours principaux.',
          en: 'With the keyboard alone, then with what a screen reader announces: a person’s first week, from registration to signing out (a module, a quiz, a scenario and its evaluation, a typing session, the scheduler). In Firefox and in WebKitGTK, a browser with the same engine as Safari: the main journeys.',
        },
        {
          fr: 'Pour les lecteurs d’écran, nous avons lu l’arbre d’accessibilité que le navigateur leur présente : noms, rôles, états et ordre.',
          en: 'For screen readers, we read the accessibility tree that the browser presents to them: names, roles, states and order.',
        },
      ],
    },
    {
      title: { fr: 'Ce qui manque encore', en: 'What is still missing' },
      paragraphs: [
        {
          fr: 'Situ n’a pas encore été essayé avec de vrais lecteurs d’écran (NVDA, JAWS, VoiceOver, TalkBack), ni par des personnes handicapées, ni dans Safari sur un appareil d’Apple.',
          en: 'Situ has not been tried yet with real screen readers (NVDA, JAWS, VoiceOver, TalkBack), nor by people with disabilities, nor in Safari on an Apple device.',
        },
        {
          fr: 'Quelques jeux mesurent la vitesse ou demandent de voir : temps de réaction, visée, mémoire visuelle. Aucun module, aucun quiz et aucun test blanc n’en dépend. Les jeux, les vidéos, les assistants et les pages de paiement d’autres sites ne dépendent pas de nous; les vidéos d’autres sites peuvent être sans sous-titres.',
          en: 'A few games measure speed or require sight: reaction time, aim, visual memory. No module, quiz or practice test depends on them. Games, videos, assistants and payment pages on other sites are not under our control; videos from other sites may have no captions.',
        },
      ],
    },
    {
      title: { fr: 'Signaler un obstacle', en: 'Report a barrier' },
      paragraphs: [
        {
          fr: 'Écrivez à l’exploitant de ce site par la page Contact : dites sur quelle page, avec quel appareil et quelle aide technique. Si vous ne pouvez pas ouvrir de compte à cause d’un obstacle, adressez-vous à la personne ou à l’établissement qui vous a donné l’adresse de ce site.',
          en: 'Write to the operator of this site through the Contact page: say on which page, with which device and which assistive technology. If a barrier keeps you from opening an account, turn to the person or institution that gave you the address of this site.',
        },
      ],
    },
  ],
}
