import type { LegalText } from './legal-page'

/** The privacy policy in both languages: which data are stored, where and for how long, and the rights of the user. */
export const PRIVACY: LegalText = {
  title: { fr: 'Politique de confidentialité', en: 'Privacy Policy' },
  lead: {
    fr: 'Ce qui est conservé, où, pourquoi, et ce que vous pouvez demander.',
    en: 'What is saved, where, why, and what you may ask for.',
  },
  date: { fr: 'Novembre 2026', en: 'November 2026' },
  sections: [
    {
      title: { fr: 'En bref', en: 'In short' },
      paragraphs: [
        {
          fr: 'Situ ne contient ni publicité, ni mesure d’audience, ni traceur. Situ n’appelle aucun autre serveur que celui de ce site, sauf quand vous ouvrez vous-même un jeu, une vidéo, un site de dactylographie ou une page de paiement hébergés ailleurs.',
          en: 'Situ contains no advertising, no analytics and no trackers. Situ calls no server but this site’s, except when you yourself open a game, a video, a typing site or a payment page on another site.',
        },
        {
          fr: 'Vos notes, votre bloc-notes, vos vidéos, les enregistrements de votre voix et les résultats de vos jeux ne quittent pas votre appareil. D’un jeu, le serveur apprend seulement que vous y avez joué, quand et combien de temps. Le service vocal de votre navigateur ne reçoit votre voix, pour la transcrire, que si vous l’autorisez; vous pouvez retirer cette autorisation en tout temps.',
          en: 'Your notes, your notepad, your videos, the recordings of your voice and the results of your games do not leave your device. All the server learns about a game is that you played it, when and for how long. Your browser’s speech service receives your voice, to transcribe it, only if you allow it, and until you withdraw permission.',
        },
      ],
    },
    {
      title: { fr: 'Sur le serveur', en: 'On the server' },
      paragraphs: [
        {
          fr: 'Votre compte : courriel, prénom, nom, nom affiché, titre, image si vous en mettez une, forfait. Le mot de passe n’est conservé que sous forme hachée (Argon2id), que personne ne peut relire. Exception : un mot de passe temporaire choisi par l’administration peut être lu par elle; il est chiffré et conservé pendant 72 heures au plus.',
          en: 'Your account: email, first name, last name, display name, title, picture if you set one, plan. The password is saved only as a hash (Argon2id) that nobody can read back. Exception: a temporary password chosen by the administrator may be readable by the administrator, encrypted, for 72 hours at most.',
        },
        {
          fr: 'Votre travail : modules lus et temps passé, quiz, réponses aux scénarios et leur évaluation, essais de dactylographie, journal de vos activités, messages du clavardage, jusqu’où vous les avez lus, et messages du formulaire de contact. Ces données servent à afficher votre travail sur tous vos appareils et à calculer votre progression.',
          en: 'Your work: modules read and time spent, quizzes, answers to scenarios and their evaluation, typing sessions, the log of your activities, chat messages, how far you have read them, and contact form messages. We use it to show your work on all your devices and to calculate your progress.',
        },
        {
          fr: 'Vos objections à une évaluation : le point clé ou le passage visé, la phrase de votre réponse que vous indiquez et votre commentaire. L’administration de ce site les lit sans votre nom, pour améliorer l’évaluation; une objection retirée perd sa phrase et son commentaire.',
          en: 'Your objections to an evaluation: the key point or the passage concerned, the sentence of your answer that you point to, and your comment. The administrator of this site reads them without your name, to improve the evaluation; an objection that is withdrawn loses its sentence and its comment.',
        },
        {
          fr: 'Votre plan d’étude : la date ou la saison de votre test, sa langue, vos minutes par jour et vos jours par semaine, pour que vos autres appareils les connaissent. Le plan lui-même est établi sur chaque appareil à partir de votre travail; il n’est pas envoyé.',
          en: 'Your study plan: the date or season of your test, its language, your minutes a day and your days a week, so that your other devices know them. The plan itself is made on each device from your work; it is not sent.',
        },
        {
          fr: 'Votre confort : la police et l’espacement des textes, et le temps supplémentaire, si vous les choisissez, pour que vos autres appareils les connaissent. Ils ne servent à rien d’autre.',
          en: 'Your comfort: the font and spacing of texts, and the extra time, if you choose them, so that your other devices know them. They are used for nothing else.',
        },
        {
          fr: 'Le journal technique du serveur note les requêtes sans leur contenu. L’adresse IP sert à limiter les tentatives abusives. Les actions d’administration sont consignées dans un journal.',
          en: 'The server’s technical log records requests without their content. IP addresses are used to limit abuse. Administrator actions are recorded in a log.',
        },
      ],
    },
    {
      title: { fr: 'Sur votre appareil', en: 'On your device' },
      paragraphs: [
        {
          fr: 'Situ conserve sur l’appareil de quoi travailler hors ligne : les contenus, votre travail, ce qui attend d’être envoyé, la langue et l’apparence choisies. Il y a une base de données par personne. Un témoin de connexion, lisible par le serveur seul, garde la session ouverte; un autre retient la langue, un troisième que vos données se trouvent sur cet appareil.',
          en: 'Situ saves on the device what you need to work offline: the content, your work, what is waiting to be sent, the chosen language and appearance. There is one database per person. One cookie, readable by the server only, keeps the session open; another one remembers the language, a third one that your data is on this device.',
        },
        {
          fr: 'La page « Cet appareil » montre ce qui s’y trouve, en fait une sauvegarde et l’efface à votre demande.',
          en: 'The “This device” page shows what is there, makes a copy of it and erases it when you ask.',
        },
      ],
    },
    {
      title: { fr: 'L’intelligence artificielle', en: 'Artificial intelligence' },
      paragraphs: [
        {
          fr: 'L’évaluateur de Situ fonctionne sur votre appareil et sur ce serveur. Vos réponses ne sont envoyées à un assistant d’une autre entreprise que si l’exploitant en a configuré un et que vous le choisissez pour cette réponse; l’écran le dit avant l’envoi.',
          en: 'Situ’s evaluator works on your device and on this server. Your answers are sent to an assistant of another company only if the operator has set one up and you choose it for that answer; the screen says so before sending.',
        },
        {
          fr: 'Une évaluation automatique n’entraîne aucune décision à votre sujet : ce sont des scores d’entraînement, que personne d’autre que vous et l’administration de ce site ne peut voir.',
          en: 'An automatic evaluation leads to no decision about you: these are practice scores, which only you and the administrator of this site can see.',
        },
        {
          fr: 'Selon le navigateur, la reconnaissance vocale peut faire traiter le son par l’éditeur du navigateur. Situ le signale avant le premier usage.',
          en: 'Depending on the browser, speech recognition may have the sound processed by the company that makes the browser. Situ says so before the first use.',
        },
      ],
    },
    {
      title: { fr: 'Qui voit quoi', en: 'Who sees what' },
      paragraphs: [
        {
          fr: 'Les autres personnes voient votre nom affiché, votre titre, votre image et vos messages dans le clavardage, jamais votre courriel. Une conversation privée n’est lisible que par ses deux membres; si l’un d’eux signale un message, l’administration peut le lire aussi.',
          en: 'Other people see your display name, your title, your picture and your messages in the chat, never your email. A private conversation can be read only by its two members; if one of them reports a message, the administrator can read it, too.',
        },
        {
          fr: 'L’administration de ce site voit les comptes, la progression et les scores moyens de chacun, les statistiques, les messages de contact et, sans votre nom, les objections aux évaluations. Vos renseignements ne sont ni vendus ni loués.',
          en: 'The administrator of this site sees the accounts, the progress and average scores of each account, the statistics, the contact messages and, without your name, the objections to evaluations. Your information is neither sold nor rented.',
        },
      ],
    },
    {
      title: { fr: 'Conservation et sécurité', en: 'Retention and security' },
      paragraphs: [
        {
          fr: 'Vos renseignements sont conservés tant que votre compte existe, puis effacés avec lui. Les échanges avec le serveur sont chiffrés, les sessions expirent, et un changement de mot de passe ferme toutes les autres.',
          en: 'Your information is kept as long as your account exists, then erased with it. Exchanges with the server are encrypted, sessions expire, and changing your password ends all your other sessions.',
        },
      ],
    },
    {
      title: { fr: 'Vos droits', en: 'Your rights' },
      paragraphs: [
        {
          fr: 'Au Québec, la loi (modifiée par la loi 25) vous donne le droit de consulter vos renseignements, de les faire corriger, de les recevoir dans un format technologique structuré et couramment utilisé, de retirer votre consentement et de demander leur effacement. Des droits semblables existent ailleurs.',
          en: 'In Québec, the law (as amended by Law 25) gives you the right to access your information, to have it corrected, to receive it in a structured, commonly used technological format, to withdraw your consent and to have your information erased. Similar rights exist elsewhere.',
        },
        {
          fr: 'Adressez votre demande à l’exploitant de ce site, responsable de la protection des renseignements personnels, par la page Contact; il répond dans les 30 jours. Si la réponse ne vous satisfait pas, vous pouvez vous adresser à la Commission d’accès à l’information du Québec.',
          en: 'Address your request to the operator of this site, who is responsible for the protection of personal information, through the Contact page; the operator answers within 30 days. If the answer does not satisfy you, you may turn to the Commission d’accès à l’information du Québec.',
        },
        {
          fr: 'Si un incident touchait vos renseignements et présentait un risque de préjudice sérieux, l’exploitant vous en aviserait.',
          en: 'If an incident affected your information and presented a risk of serious injury, the operator would notify you.',
        },
      ],
    },
  ],
}
