import { waitFor, within } from '@testing-library/react'
import { speechSound } from 'shared/testing/speech-sound'
import { expect } from 'vitest'
import { main, type Page } from '../render'

/** Texts of the speech test that its tests look for. */
export const SPEECH_WORDS = {
  fr: {
    text: 'Texte à prononcer',
    confirm: 'Confirmer',
    edit: 'Modifier',
    start: 'Commencer l’enregistrement',
    stop: 'Arrêter l’enregistrement',
    allow: 'Autoriser',
    without: 'Sans reconnaissance vocale',
    result: 'Résultat',
    again: 'Réessayer',
    unsupported: /La reconnaissance vocale n’est pas prise en charge\. Utilisez Chrome en HTTPS\./,
    permission: /Le micro doit être autorisé pour l’analyse de la parole\./,
    said: 'Ce que vous avez dit',
    compare: 'Comparer avec le texte',
    overall: 'Score global',
    verdict: /Excellente prononciation/,
    badge: 'Excellent',
    none: 'N/A',
    scenario: 'Scénario à lire (facultatif)',
    title: 'Le coéquipier en retard',
    spoken: 'Je vous écoute et je comprends que ce soit difficile pour vous',
    error: (code: string) => `Erreur de reconnaissance vocale : ${code}`,
    back: 'Entraînement aux scénarios avec l’IA',
    estimated: 'estimé',
    pauses: 'Pauses',
    takes: 'Vos enregistrements',
    language: 'Langue que vous parlez',
    poor: /se détache à peine du bruit/,
    install: 'Installer',
    here: /sur cet appareil\. Rien ne quitte votre appareil/,
    withdraw: 'Retirer',
  },
  en: {
    text: 'Text to read aloud',
    confirm: 'Confirm',
    edit: 'Edit',
    start: 'Start recording',
    stop: 'Stop recording',
    allow: 'Allow',
    without: 'Without speech recognition',
    result: 'Result',
    again: 'Try again',
    unsupported: /Speech recognition not supported\. Use Chrome on HTTPS\./,
    permission: /Microphone permission required for speech analysis\./,
    said: 'What you said',
    compare: 'Compare with the text',
    overall: 'Overall score',
    verdict: /Excellent pronunciation/,
    badge: 'Excellent',
    none: 'N/A',
    scenario: 'Scenario to read (optional)',
    title: 'The late teammate',
    spoken: 'I am listening and I understand that this is hard for you',
    error: (code: string) => `Speech recognition error: ${code}`,
    back: 'AI scenario practice',
    estimated: 'estimated',
    pauses: 'Pauses',
    takes: 'Your recordings',
    language: 'Language you speak',
    poor: /hardly stands out from the noise/,
    install: 'Install',
    here: /on this device\. Nothing leaves your device/,
    withdraw: 'Withdraw',
  },
} as const
type Language = keyof typeof SPEECH_WORDS

export const button = (name: string) => main().getByRole('button', { name })
let samples: Float32Array | undefined
/** About five seconds of a voice, with one pause of 0.8 s; it is computed once, because that takes a while. */
export const voice = () => {
  samples ??= speechSound(
    [
      { syllables: 9, pauseMs: 800 },
      { syllables: 9, pauseMs: 0 },
    ],
    { signalToNoise: 25 },
  ).samples
  return samples
}
export const confirmText = async (page: Page, language: Language, text: string = SPEECH_WORDS[language].spoken) => {
  const w = SPEECH_WORDS[language]
  await page.user.click(await main().findByRole('textbox', { name: w.text }))
  await page.user.paste(text)
  await page.user.click(button(w.confirm))
  await main().findByRole('button', { name: w.edit })
}
export const startTake = async (page: Page, language: Language) => {
  await waitFor(() => expect(button(SPEECH_WORDS[language].start)).toBeEnabled())
  await page.user.click(button(SPEECH_WORDS[language].start))
  // A learner who starts by keyboard can stop by keyboard.
  expect(await main().findByRole('button', { name: SPEECH_WORDS[language].stop })).toHaveFocus()
}
export const stopTake = async (page: Page, language: Language) => {
  await page.user.click(button(SPEECH_WORDS[language].stop))
  await main().findByRole('heading', { name: SPEECH_WORDS[language].result })
}
export const card = (name: string) =>
  within(main().getByRole('heading', { name, level: 3 }).parentElement as HTMLElement)
