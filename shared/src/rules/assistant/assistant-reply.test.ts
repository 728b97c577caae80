import { describe, expect, test } from 'vitest'
import { assistantPrompt } from './assistant-prompt.ts'
import { readAssistantReply } from './assistant-reply.ts'

const NONCE = 'k3v9x2ab'
/**
 * Time limit in milliseconds. A regular expression that backtracks from every letter takes many seconds on these texts.
 */
const BACKTRACKS_MS = 2000
type Numbers = [score: number, clinicalAccuracy: number, communication: number, empathy: number]
const numbersOf = (text: string, nonce?: string): Numbers | null => {
  const reply = readAssistantReply(text, nonce)
  if (!reply) return null
  const { clinicalAccuracy, communication, empathy } = reply.metrics
  return [reply.score, clinicalAccuracy, communication, empathy]
}
const json = (over: object = {}) =>
  JSON.stringify({
    ref: NONCE,
    score: 7,
    metrics: { clinicalAccuracy: 6, communication: 8, empathy: 7 },
    suggestions: ['Say what you do not know.'],
    ...over,
  })

describe('JSON', () => {
  test.each<[string, string, Numbers]>([
    ['plain', json(), [7, 6, 8, 7]],
    ['in a fence', `Voici mon évaluation :\n\`\`\`json\n${json()}\n\`\`\`\nBonne continuation !`, [7, 6, 8, 7]],
    ['in a fence without a name', `\`\`\`\n${json()}\n\`\`\``, [7, 6, 8, 7]],
    ['in a sentence', `Sure! Here it is: ${json()} Let me know.`, [7, 6, 8, 7]],
    ['after braces of prose', `I looked at {the dilemma} and {the options}. ${json()}`, [7, 6, 8, 7]],
    ['after a smiley that opens a brace', `:-{ ${json()}`, [7, 6, 8, 7]],
    ['indented', JSON.stringify(JSON.parse(json()), null, 2), [7, 6, 8, 7]],
    [
      'flat, in snake case',
      '{"overall_score": 6.5, "clinical_accuracy": 6, "communication": 7, "empathy": 6}',
      [6.5, 6, 7, 6],
    ],
    [
      'with French keys',
      '{"note_globale": "7,5", "métriques": {"jugement": 7, "communication": 8, "empathie": "7,5"}, "conseils": ["Nommez les faits."]}',
      [7.5, 7, 8, 7.5],
    ],
    [
      'with typographic quotes',
      '{“score”: 7, “metrics”: {“clinicalAccuracy”: 6, “communication”: 8, “empathy”: 7}}',
      [7, 6, 8, 7],
    ],
    ['with guillemets', '{ « score » : 7, « jugement » : 6, « communication » : 8, « empathie » : 7 }', [7, 6, 8, 7]],
    [
      'with single quotes',
      "{'score': 7, 'metrics': {'clinicalAccuracy': 6, 'communication': 8, 'empathy': 7}, 'suggestions': ['Don't hurry']}",
      [7, 6, 8, 7],
    ],
    [
      'with bare keys and commas at the end',
      '{score: 7, metrics: {clinicalAccuracy: 6, communication: 8, empathy: 7,},}',
      [7, 6, 8, 7],
    ],
    [
      'with comments',
      '{\n  // out of nine\n  "score": 7, /* good */ "metrics": {"clinicalAccuracy": 6, "communication": 8, "empathy": 7}\n}',
      [7, 6, 8, 7],
    ],
    [
      'without commas',
      '{"score": 7\n"metrics": {"clinicalAccuracy": 6\n"communication": 8\n"empathy": 7}}',
      [7, 6, 8, 7],
    ],
    ['with decimal commas', '{"score": 7,5, "jugement": 6,5, "communication": 8, "empathie": 7,5}', [7.5, 6.5, 8, 7.5]],
    [
      'cut off',
      '{"ref":"k3v9x2ab","score":7,"metrics":{"clinicalAccuracy":6,"communication":8,"empathy":7},"suggestions":["Say what you do',
      [7, 6, 8, 7],
    ],
    ['cut off within the metrics', '{"score":7,"metrics":{"clinicalAccuracy":6,"commun', [7, 6, 7, 7]],
    [
      'with quotes within a text',
      '{"suggestions": ["Say "I do not know yet" first", "Then ask"], "score": 7, "empathy": 6}',
      [7, 7, 7, 6],
    ],
    ['with braces within a text', '{"suggestions": ["use {x"], "score": 7, "empathy": 6}', [7, 7, 7, 6]],
    ['with line ends within a text', '{"suggestions": ["one\ntwo"], "score": 7, "empathy": 6}', [7, 7, 7, 6]],
    [
      'with numbers as texts',
      '{"score": "7/9", "metrics": {"clinicalAccuracy": "6 / 9", "communication": "8 sur 9", "empathy": "7 out of 9"}}',
      [7, 6, 8, 7],
    ],
    [
      'out of ten, as told by one number',
      '{"score": 8, "metrics": {"clinicalAccuracy": 10, "communication": 9, "empathy": 5}}',
      [7.2, 9, 8.1, 4.5],
    ],
    [
      'out of a hundred',
      '{"score": 78, "metrics": {"clinicalAccuracy": 70, "communication": 85, "empathy": 80}}',
      [7, 6.3, 7.7, 7.2],
    ],
    [
      'with a scale of its own',
      '{"score": 4, "max": 5, "metrics": {"clinicalAccuracy": "4/5", "communication": "5/5", "empathy": "3/5"}}',
      [7.2, 7.2, 9, 5.4],
    ],
    [
      'with an object for each metric',
      '{"score": {"value": 7}, "metrics": {"empathy": {"score": 6, "comment": "warm"}, "communication": {"score": 8}}}',
      [7, 7, 8, 6],
    ],
    [
      'with a list of criteria',
      '{"overall": 7, "criteria": [{"name": "Empathy", "score": 6}, {"name": "Communication", "score": 8}, {"name": "Judgement", "score": 7}]}',
      [7, 7, 8, 6],
    ],
    [
      'within an envelope',
      '{"evaluation": {"score": 7, "metrics": {"clinicalAccuracy": 6, "communication": 8, "empathy": 7}}}',
      [7, 6, 8, 7],
    ],
    ['with hidden characters', json().replaceAll('"', '"\u200b').replaceAll(':', '\u202e:'), [7, 6, 8, 7]],
    ['as HTML', `<pre><code>${json().replaceAll('"', '&quot;')}</code></pre>`, [7, 6, 8, 7]],
  ])('%s', (_, text, numbers) => expect(numbersOf(text)).toEqual(numbers))
})

describe('lines', () => {
  test.each<[string, string, Numbers]>([
    ['English labels', 'Score: 7/9\nClinical accuracy: 6/9\nCommunication: 8/9\nEmpathy: 7/9', [7, 6, 8, 7]],
    [
      'French labels',
      'Note globale : 7,5 sur 9\nJugement : 7/9\nCommunication : 8/9\nEmpathie : 7,5/9',
      [7.5, 7, 8, 7.5],
    ],
    [
      'bold markdown',
      '**Score :** 7/9\n- **Jugement** : 6/9\n- **Communication** : 8/9\n- **Empathie** : 7/9',
      [7, 6, 8, 7],
    ],
    [
      'bold with the number inside',
      '**Overall score: 6.5/9**\n\n* Judgement — 6\n* Communication — 7\n* Empathy — 6',
      [6.5, 6, 7, 6],
    ],
    ['headings with the number below', '## Score\n\n7/9\n\n### Empathy\n6/9\n\n### Communication\n8/9', [7, 7, 8, 6]],
    [
      'headings with the number beside',
      '# Évaluation\n## Score global (7/9)\n## Empathie (6/9)\n## Communication (8/9)',
      [7, 7, 8, 6],
    ],
    ['a scale beside the label', 'Score (1-9): 7\nEmpathy (out of 9): 6\nCommunication /9 : 8', [7, 7, 8, 6]],
    ['a French scale beside the label', 'Score (sur 9) : 7\nEmpathie (1–9) : 6', [7, 7, 7, 6]],
    [
      'a table',
      '| Critère | Note | Commentaire |\n|---|---|---|\n| Score global | 7/9 | Bien |\n| Jugement | 6/9 | |\n| Communication | 8/9 | |\n| Empathie | 7/9 | chaleureux |',
      [7, 6, 8, 7],
    ],
    [
      'a table that lies',
      '| Score | Judgement | Communication | Empathy |\n|:--:|:--:|:--:|:--:|\n| 7 | 6 | 8 | 7 |',
      [7, 6, 8, 7],
    ],
    [
      'an HTML table',
      '<table><tr><th>Score</th><td>7/9</td></tr><tr><th>Empathy</th><td>6/9</td></tr></table>',
      [7, 7, 7, 6],
    ],
    ['one line', 'Score: 7/9, judgement: 6/9, communication: 8/9, empathy: 7/9.', [7, 6, 8, 7]],
    [
      'English prose',
      'This is a thoughtful answer. I would give it a 7 out of 9 because it names everyone.',
      [7, 7, 7, 7],
    ],
    ['French prose', 'Une belle réponse, je lui donnerais 7 sur 9, avec une empathie de 8/9.', [7, 7, 7, 8]],
    [
      'prose with words between',
      'Your overall score is around 6.5 out of 9; for empathy I was moved. Communication was 7/9.',
      [6.5, 6.5, 7, 6.5],
    ],
    ['a range', 'Score : 6-7/9\nEmpathie : entre 7 et 8 sur 9', [6.5, 6.5, 6.5, 7.5]],
    ['a range in words', 'Score: between 6 and 7 out of 9. Communication: 7 to 8.', [6.5, 6.5, 7.5, 6.5]],
    ['out of ten', 'Score: 8/10\nEmpathy: 7/10\nCommunication: 9/10\nJudgement: 10/10', [7.2, 9, 8.1, 6.3]],
    ['out of ten, said once', 'Note globale : 8/10\nEmpathie : 9', [7.2, 7.2, 7.2, 8.1]],
    ['out of twenty', 'Note : 14/20', [6.3, 6.3, 6.3, 6.3]],
    ['per cent', 'Overall: 78%\nEmpathy: 85 %\nCommunication : 70 pour cent', [7, 7, 6.3, 7.7]],
    ['a name of a name', 'Empathy score: 6/9\nCommunication score: 8/9\nOverall score: 7/9', [7, 7, 8, 6]],
    ['a note of a name', 'Note d’empathie : 6/9\nScore de communication : 8/9', [7, 7, 8, 6]],
    ['metrics alone', 'Jugement : 6/9\nCommunication : 8/9\nEmpathie : 7/9', [7, 6, 8, 7]],
    ['accents written apart', 'Précision clinique : 6/9\nScore : 7/9'.normalize('NFD'), [7, 6, 7, 7]],
    ['capitals', 'SCORE GLOBAL : 7/9 — EMPATHIE : 6/9', [7, 7, 7, 6]],
    ['what a clipboard adds', '\ufeffChatGPT a dit :\r\nScore : 7/9\r\nEmpathie : 6/9\r\n', [7, 7, 7, 6]],
  ])('%s', (_, text, numbers) => expect(numbersOf(text)).toEqual(numbers))
})

describe('nothing is read', () => {
  test.each([
    ['of praise', 'Bravo, c’est une excellente réponse, pleine d’empathie et de nuance !'],
    ['of English praise', 'Great answer! You show real empathy and your communication is clear. Keep it up.'],
    ['of a refusal', 'I’m sorry, but I can’t help with grading this.'],
    ['of a French refusal', 'Je suis désolé, je ne peux pas évaluer cette réponse.'],
    ['of numbers that count things', 'You made 3 good points and named 2 people. With empathy you did 4 things well.'],
    ['of a numbered list', '1. Empathy\n2. Communication\n3. Judgement'],
    ['of placeholders', '{"ref":"x","score":<number>,"metrics":{"clinicalAccuracy":<number>}}'],
    ['of a scale alone', 'The score goes from 1 to 9. Score: 1-9.'],
    ['of numbers beyond a scale', '{"score": 700, "empathy": 900}'],
    ['of a negative number', '{"score": -3}'],
    ['of an empty text', '   \n '],
    ['of an empty object', '{}'],
    ['of a date', 'Réponse du 12/09/2026 à 10:30.'],
    ['of null', '{"score": null, "metrics": null}'],
  ])('%s', (_, text) => expect(readAssistantReply(text)).toBeNull())
})

test('what was not said is marked as estimated', () => {
  expect(readAssistantReply('Score: 6/9')?.estimated).toEqual(['clinicalAccuracy', 'communication', 'empathy'])
  expect(readAssistantReply('Empathy: 6/9\nCommunication: 8/9')?.estimated).toEqual(['score', 'clinicalAccuracy'])
  expect(readAssistantReply(json())?.estimated).toEqual([])
})

test('a scale that the reply does not name is told', () => {
  expect(readAssistantReply(json({ score: 12 }))).toMatchObject({ score: 5.4, assumed: 20 })
  expect(readAssistantReply('Score: 12/20')?.assumed).toBeUndefined()
  expect(readAssistantReply('{"score": 12, "max": 20, "empathy": 10}')?.assumed).toBeUndefined()
  expect(readAssistantReply(json())?.assumed).toBeUndefined()
})

describe('suggestions', () => {
  const suggestions = (text: string) => readAssistantReply(text)?.suggestions
  test.each<[string, string, string[]]>([
    ['of JSON', json({ suggestions: ['One thing', 'Another'] }), ['One thing', 'Another']],
    ['of JSON with a text', json({ suggestions: 'One thing' }), ['One thing']],
    ['of JSON with objects', json({ suggestions: [{ title: 'Listen', detail: 'ask first' }] }), ['Listen — ask first']],
    [
      'of JSON with quotes within',
      '{"score":7,"suggestions":["Say "I do not know yet" first","Then ask"]}',
      ['Say "I do not know yet" first', 'Then ask'],
    ],
    [
      'below a heading',
      'Score: 7/9\n\n## Suggestions\n- Name the tension\n- Ask **before** acting\n\nGood luck',
      ['Name the tension', 'Ask before acting'],
    ],
    [
      'below a French label',
      'Note : 7/9\n\n**Pistes d’amélioration :**\n1. Nommez la tension.\n2. Posez une question.',
      ['Nommez la tension.', 'Posez une question.'],
    ],
    [
      'beside the label',
      'Score: 7/9\nSuggestions: ask what happened before you act.',
      ['ask what happened before you act.'],
    ],
    [
      'with links and tags',
      json({ suggestions: ['See [this](https://x.example/a) <b>now</b> https://evil.example'] }),
      ['See this now'],
    ],
    [
      'in a list that nothing announces',
      'Score: 7/9\nEmpathy: 6/9\n\nA fair answer.\n\n- Name the tension\n* Ask **before** acting\n3. Say what you do if she refuses',
      ['Name the tension', 'Ask before acting', 'Say what you do if she refuses'],
    ],
    [
      'in a list without what is praised',
      'Note : 6/9\n- Empathie : 7/9\n- Jugement\n\n**Points forts**\n- Vous écoutez\n\nVoici mes remarques :\n- Nommez ce que vous ne savez pas.',
      ['Nommez ce que vous ne savez pas.'],
    ],
    ['that say nothing', json({ suggestions: ['', ' - ', '…'] }), []],
  ])('%s', (_, text, expected) => expect(suggestions(text)).toEqual(expected))

  test('are no more than ten, and not endless', () => {
    const many = suggestions(
      json({ suggestions: Array.from({ length: 50 }, (_, i) => `number ${i} ${'x'.repeat(2000)}`) }),
    )
    expect(many).toHaveLength(10)
    for (const one of many ?? []) expect(one.length).toBeLessThanOrEqual(600)
  })
})

describe('the prompt and its reply', () => {
  const scenario = {
    title: { fr: 'Un retard', en: 'A delay' },
    content: {
      fr: 'Samir manque la rencontre. 7/9 des membres attendent.',
      en: 'Samir misses the meeting. 7 out of 9 members wait.',
    },
    questions: [{ fr: 'Que faites-vous ?', en: 'What do you do?' }],
  }
  const prompts = (['fr', 'en'] as const).map((language) =>
    assistantPrompt({ scenario, response: 'I would ask him. Score: 9/9. {"score": 9}', language, nonce: NONCE }),
  )
  test('a prompt that is pasted back is no reply', () => {
    for (const prompt of prompts)
      for (const nonce of [NONCE, undefined]) expect(readAssistantReply(prompt, nonce)).toBeNull()
  })
  test('the reply after a prompt is read, whatever the prompt holds', () => {
    for (const prompt of prompts) {
      expect(numbersOf(`${prompt}\n\n${json()}`, NONCE)).toEqual([7, 6, 8, 7])
      expect(numbersOf(`You said:\n${prompt}\nChatGPT said:\nScore: 6/9`, NONCE)).toEqual([6, 6, 6, 6])
      expect(numbersOf(`${json()}\n${prompt}`, NONCE)).toEqual([7, 6, 8, 7])
    }
  })
  test('the reply to another answer is not read', () => {
    expect(readAssistantReply(json({ ref: 'another1' }), NONCE)).toBeNull()
    expect(readAssistantReply(`Score: 8/9\n${json({ ref: 'another1' })}`, NONCE)).toBeNull()
    expect(numbersOf(`${json({ ref: 'another1', score: 2 })}\n${json()}`, NONCE)).toEqual([7, 6, 8, 7])
  })
  test('a reply without a reference is', () => {
    expect(numbersOf(json({ ref: undefined }), NONCE)).toEqual([7, 6, 8, 7])
    expect(numbersOf('Score: 6/9', NONCE)).toEqual([6, 6, 6, 6])
  })
})

describe('a hostile text is read in no time', () => {
  const long = (piece: string) => piece.repeat(Math.ceil(60_000 / piece.length)).slice(0, 60_000)
  test.each([
    '{',
    '}',
    '{}',
    '[',
    '"',
    '“',
    '\\',
    '{"a":',
    '{"a":"',
    '[[',
    '```',
    '```{',
    '<',
    '<a',
    '<a>',
    '&',
    '&amp;',
    '|',
    '| |\n',
    '|-|\n',
    '\n',
    ' ',
    '\t',
    '*',
    '#',
    'score',
    'score ',
    'score:',
    'score :\n',
    'score (',
    'score 1',
    'score: 1-',
    'score is about ',
    'score\n',
    '1',
    '1/',
    '1 / ',
    '9/9 ',
    '1,',
    '1-',
    '%',
    ',',
    ':',
    '//',
    '/*',
    '*/',
    '",',
    '", ',
    '": ',
    'é',
    '\u0301',
    '\u200b',
    '\ud800',
    '😀',
    'suggestions:\n',
    'suggestions:\n- ',
    '- a\n',
    '](',
    '[a](',
    'http://',
    '{"score":',
    "{'a': 'b' ",
    '[[situ:a]]',
    '[[situ:',
    '{"x":{"x":',
    'a:b,',
    '"a" ',
    '{/*',
    '{"a":"b",  ',
  ])('%j', (piece) => {
    const text = long(piece)
    const started = Date.now()
    readAssistantReply(text, NONCE)
    expect(Date.now() - started).toBeLessThan(BACKTRACKS_MS)
  })
})
