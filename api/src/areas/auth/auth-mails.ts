import type { Mail } from '../../mail.ts'

/** French first, then English, because the server does not know the language of the account. */
export const resetMail = (to: string, link: string, goodForMs: number): Mail => ({
  to,
  goodForMs,
  subject: 'Situ : réinitialiser votre mot de passe / reset your password',
  text: `Bonjour,

Pour choisir un nouveau mot de passe, ouvrez ce lien dans l’heure qui suit :

${link}

Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas.

— — —

Hello,

To choose a new password, open this link within the next hour:

${link}

If you did not ask for this, ignore this message: your password stays the same.

Situ
`,
})

export const passwordChangedMail = (to: string): Mail => ({
  to,
  subject: 'Situ : votre mot de passe a changé / your password was changed',
  text: `Bonjour,

Le mot de passe de votre compte Situ vient d’être changé, et toutes vos sessions ont été fermées.
Si ce n’était pas vous, demandez tout de suite un nouveau lien de réinitialisation.

— — —

Hello,

The password of your Situ account has just been changed, and all your sessions were ended.
If this was not you, ask for a new reset link right away.

Situ
`,
})
