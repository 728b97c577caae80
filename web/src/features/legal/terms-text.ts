import type { LegalText } from './legal-page'

/** The terms of service in both languages. */
export const TERMS: LegalText = {
  title: { fr: 'Conditions d’utilisation', en: 'Terms of Service' },
  lead: {
    fr: 'Ce que vous pouvez attendre de Situ, et ce que Situ attend de vous.',
    en: 'What you may expect of Situ, and what Situ expects of you.',
  },
  date: { fr: 'Novembre 2026', en: 'November 2026' },
  sections: [
    {
      title: { fr: 'Le service', en: 'The service' },
      paragraphs: [
        {
          fr: 'Situ aide à se préparer à un test de jugement situationnel : modules, scénarios, quiz, tests chronométrés, dactylographie et exercices. Il fonctionne en français et en anglais, en ligne et hors ligne.',
          en: 'Situ helps you prepare for a situational judgement test: modules, scenarios, quizzes, timed tests, typing and exercises. It works in French and in English, online and offline.',
        },
        {
          fr: '« L’exploitant de ce site » désigne la personne ou l’organisation qui l’a installé et qui vous y donne accès.',
          en: '“The operator of this site” means the person or the organization that installed it and gives you access to it.',
        },
      ],
    },
    {
      title: { fr: 'Indépendance', en: 'Independence' },
      paragraphs: [
        {
          fr: 'Situ est indépendant. « Casper » est une marque de son propriétaire, qui n’approuve ni ne parraine ce site. Les scénarios de Situ sont originaux : aucun ne vient du vrai test.',
          en: 'Situ is independent. “Casper” is a trademark of its owner, who neither approves nor sponsors this site. The scenarios of Situ are original: none comes from the real test.',
        },
      ],
    },
    {
      title: { fr: 'Des scores d’entraînement', en: 'Practice scores' },
      paragraphs: [
        {
          fr: 'Les scores de Situ servent à vous exercer. Ils ne prédisent ni votre résultat au vrai test ni une décision d’admission. Chacun est montré avec sa fourchette d’incertitude et ses raisons.',
          en: 'Situ’s scores are for practice. They predict neither your result on the real test nor an admission decision. Each is shown with its range of uncertainty and its reasons.',
        },
        {
          fr: 'Pour les dates, les frais et les règles du vrai test, le site officiel fait seul autorité.',
          en: 'For the dates, the fees and the rules of the real test, only the official site is authoritative.',
        },
      ],
    },
    {
      title: { fr: 'Votre compte', en: 'Your account' },
      paragraphs: [
        {
          fr: 'Un compte est personnel. Choisissez un mot de passe d’au moins 8 caractères et gardez-le pour vous. Sur un appareil partagé, déconnectez-vous, et retirez vos données de l’appareil si d’autres s’en servent.',
          en: 'An account is personal. Choose a password of at least 8 characters and keep it to yourself. On a shared device, sign out, and remove your data from the device if others use it.',
        },
        {
          fr: 'Dans le clavardage, respectez les autres. L’exploitant de ce site peut retirer un message ou fermer un compte qui nuit à d’autres personnes ou au service.',
          en: 'In the chat, be respectful to others. The operator of this site may remove a message or close an account that harms other people or the service.',
        },
      ],
    },
    {
      title: { fr: 'Forfaits', en: 'Plans' },
      paragraphs: [
        {
          fr: 'Le forfait gratuit donne 3 scénarios évalués par jour; les forfaits payants en donnent davantage, aux prix affichés. Le paiement passe par un fournisseur spécialisé : Situ ne voit jamais votre carte. Là où le paiement n’est pas configuré, la page le dit.',
          en: 'The free plan gives 3 evaluated scenarios per day; the paid plans give more, at the prices shown. Payment goes through a specialized provider: Situ never sees your card. Where payment is not set up, the page says so.',
        },
      ],
    },
    {
      title: { fr: 'Ce que vous écrivez', en: 'What you write' },
      paragraphs: [
        {
          fr: 'Vos réponses, vos notes et vos enregistrements sont à vous. Situ s’en sert pour vous les montrer, les évaluer, calculer votre progression et, si vous contestez une évaluation, améliorer l’évaluateur; pour rien d’autre.',
          en: 'Your answers, your notes and your recordings are yours. Situ uses them to show them to you, to evaluate them, to calculate your progress and, if you object to an evaluation, to improve the evaluator; for nothing else.',
        },
      ],
    },
    {
      title: { fr: 'Responsabilité', en: 'Liability' },
      paragraphs: [
        {
          fr: 'Le service est offert tel quel, avec soin mais sans garantie d’être toujours disponible ou exempt d’erreurs. Faites une sauvegarde de ce qui existe seulement sur votre appareil : la page « Cet appareil » la crée en une seule étape. Rien ici ne limite les droits que la loi vous donne.',
          en: 'The service is provided as is, with care but without a warranty that it is always available or free of errors. Make a backup of anything saved only on your device: the “This device” page does it in a single step. Nothing here limits the rights that the law gives you.',
        },
      ],
    },
    {
      title: { fr: 'Changements', en: 'Changes' },
      paragraphs: [
        {
          fr: 'Si ces conditions changent, la date en tête de page change avec elles. Pour toute question, écrivez à l’exploitant de ce site par la page Contact.',
          en: 'If these terms change, the date at the head of the page changes with them. For any question, write to the operator of this site through the Contact page.',
        },
      ],
    },
  ],
}
