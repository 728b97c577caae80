import { act, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { main, openPage } from '../render'

export const TYPING_WORDS = {
  fr: {
    field: 'Tapez le texte ici',
    tabs: { preset: 'Textes choisis', custom: 'Personnalisé', random: 'Aléatoire', casper: 'Mode Casper' },
    start: 'Commencer',
    end: 'Terminer l’essai',
    restart: 'Recommencer',
    newText: 'Nouveau texte',
    speed: 'Vitesse actuelle',
    accuracy: 'Précision',
    best: 'Meilleur résultat',
    total: 'Temps d’entraînement total',
    result: 'Résultat de l’essai',
    saved: 'Enregistré',
    search: 'Chercher dans les titres et les textes',
    clear: 'Effacer la recherche',
    again: 'Réessayer',
    defaults: 'Utiliser les textes par défaut',
    none: 'Aucun texte disponible.',
    failed: /Impossible de charger les textes/,
    paused: /En pause : le chronomètre est arrêté/,
    refused: /Seule la frappe au clavier compte/,
    next: /Nouvel essai dans 3\ss/,
    stay: 'Rester ici',
    unit: 'MPM',
  },
  en: {
    field: 'Type the text here',
    tabs: { preset: 'Preset', custom: 'Custom', random: 'Random', casper: 'Casper mode' },
    start: 'Start',
    end: 'End Test',
    restart: 'Restart',
    newText: 'New text',
    speed: 'Current speed',
    accuracy: 'Accuracy',
    best: 'Best score',
    total: 'Total practice time',
    result: 'Result of the session',
    saved: 'Saved',
    search: 'Search in titles and texts',
    clear: 'Clear the search',
    again: 'Try again',
    defaults: 'Use the default texts',
    none: 'No text available.',
    failed: /couldn’t be loaded/,
    paused: /Paused: the clock is stopped/,
    refused: /Only typing counts/,
    next: /New test in 3\ss/,
    stay: 'Stay here',
    unit: 'WPM',
  },
} as const
export type TypingLanguage = keyof typeof TYPING_WORDS

/** Opens the typing platform in a mode, ready to type. */
export async function openTyping(query = 'mode=preset', language: TypingLanguage = 'fr') {
  const page = await openPage(`/typing?view=platform&${query}`, { language })
  const w = TYPING_WORDS[language]
  const field = async () => (await main().findByLabelText(w.field)) as HTMLTextAreaElement
  return {
    ...page,
    page,
    w,
    field,
    /** Types into the typing area as a keyboard does. */
    async type(text: string) {
      const target = await field()
      if (document.activeElement !== target) act(() => target.focus())
      for (const letter of text) await page.user.keyboard(letter === '{' || letter === '[' ? letter.repeat(2) : letter)
    },
  }
}

/** The letters on the page with their state: `ok`, `ko`, `wait` or nothing, and `cur` for the current letter. */
export const shownLetters = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>('.l')].map(({ textContent, className }) => ({
    letter: textContent,
    state: className.replace(/^l ?/, ''),
  }))
export const shownText = (container: Element) =>
  shownLetters(container)
    .map(({ letter }) => letter)
    .join('')
/** Waits until the typing area shows this text. */
export const showsText = (container: Element, text: string) => waitFor(() => expect(shownText(container)).toBe(text))
