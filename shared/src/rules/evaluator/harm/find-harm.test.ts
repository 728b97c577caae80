import { describe, expect, test } from 'vitest'
import type { Language } from '../../../model/bilingual.ts'
import { ENGLISH } from '../lexicon/english.ts'
import { FRENCH } from '../lexicon/french.ts'
import { HARM_KINDS, type HarmKind } from '../lexicon/harm-kind.ts'
import { HARMS_EN } from '../lexicon/harms-en.ts'
import { HARMS_FR } from '../lexicon/harms-fr.ts'
import { HARM_TEXTS } from '../lexicon/suggestion-texts.ts'
import { readAnswer } from '../read-answer.ts'
import { findHarms } from './find-harm.ts'

const RULES = { fr: FRENCH.harms, en: ENGLISH.harms }
const kindsIn = (text: string, language: Language) =>
  findHarms(readAnswer(text, language), new Set(['malik', 'lea']), { rules: RULES[language] }).done.map(
    ({ kind }) => kind,
  )

test.each([
  ['en', 'violence', 'I would slap him.'],
  ['en', 'violence', 'I ask Malik to leave, and if he stays I push him against the wall.'],
  ['en', 'violence', '- Grab Malik by the collar.'],
  ['en', 'violence', 'I would not hesitate to punch him.'],
  ['en', 'theft', "I'd steal the keys."],
  ['en', 'violence', 'I lock Malik in the storeroom.'],
  ['en', 'theft', "I slide Mrs. Roy-Fortin's phone into my purse."],
  ['en', 'forgery', 'I pad my hours a little.'],
  ['en', 'forgery', 'I sign the form in the name of Malik, with his initials.'],
  ['en', 'lying', 'I put the blame on Malik.'],
  ['en', 'insult', 'I laugh in his face.'],
  ['en', 'exposure', 'I secretly film Malik.'],
  ['en', 'retaliation', "I'd slash Mr. Malik's tires."],
  ['en', 'drugs', 'I crush a sedative and stir it into his soup.'],
  ['en', 'illegal', 'I disable the smoke alarm.'],
  ['fr', 'violence', 'J’enferme Malik dans la remise.'],
  ['fr', 'theft', 'Je pige dans les pourboires de la caisse.'],
  ['fr', 'forgery', 'Je gonfle un peu mes heures.'],
  ['fr', 'lying', 'Je mets la faute sur Malik.'],
  ['fr', 'insult', 'Je lui ris au nez.'],
  ['fr', 'exposure', 'Je filme Malik à son insu.'],
  ['fr', 'retaliation', 'Je m’arrange pour le faire congédier.'],
  ['fr', 'drugs', 'J’écrase un somnifère dans son verre.'],
  ['fr', 'illegal', 'Je débranche le détecteur de fumée.'],
  ['en', 'forgery', 'I backdate the form.'],
  ['en', 'lying', 'I would lie to the manager.'],
  ['en', 'insult', 'Malik is a useless idiot.'],
  ['en', 'insult', 'I would tell him, "You are a useless idiot."'],
  ['en', 'exposure', 'We post a video of Malik online.'],
  ['en', 'retaliation', 'I would get even with him.'],
  ['en', 'drugs', 'I give him two of my pills.'],
  ['en', 'secret', 'He says he wants to die. I promise to keep it between us.'],
  ['en', 'illegal', 'I would bribe the inspector.'],
  ['fr', 'violence', 'Je lui donnerais une claque.'],
  ['fr', 'theft', 'Je vole les clés.'],
  ['fr', 'forgery', "J'antidate le formulaire."],
  ['fr', 'lying', 'Je mentirais à la gérante.'],
  ['fr', 'insult', 'Malik est un vrai imbécile.'],
  ['fr', 'exposure', 'Je publie une vidéo de Malik.'],
  ['fr', 'retaliation', 'Pour me venger, je sabote son projet.'],
  ['fr', 'drugs', 'Je lui donne deux comprimés.'],
  ['fr', 'secret', 'Il parle de mourir. Je garde le secret.'],
  ['fr', 'illegal', "Je paierais l'inspecteur sous la table."],
  ['fr', 'insult', 'On rit de lui ensemble, puis on passe à autre chose.'],
  ['fr', 'lying', 'Je mens à la gérante parce qu’on veut gagner.'],
] as const)('%s, %s: %s', (language, kind, text) => {
  expect(kindsIn(text, language)).toContain(kind)
})

describe('nothing is held against an answer', () => {
  test.each([
    ['refused', 'en', 'I would never slap him, and I would not lie to the manager either.'],
    ['refused without an apostrophe', 'en', 'i wont lie to her and i dont steal the keys'],
    ['refused in a noun', 'en', 'Lying to her is out of the question.'],
    ['quoted', 'en', 'Somebody shouted, "Slap him and steal the keys!"'],
    ['asked of the speaker', 'en', 'Malik wants me to lie to the manager.'],
    ['suggested', 'en', 'Malik suggested that I backdate the form, and I said no.'],
    ['of somebody else', 'en', 'If Malik steals the keys, I ask him why.'],
    ['of somebody else, by name', 'en', 'Perhaps Malik fakes a note because he is afraid.'],
    ['an anonymous complaint', 'fr', 'Je ferais une plainte anonyme aux ressources humaines.'],
    ['about getting caught', 'fr', 'Je lui dis qu’on pourrait se faire prendre les deux.'],
    ['a first aid', 'en', 'I hold her arm under the tap.'],
    ['understanding', 'en', 'I would tell him that I understand his embarrassment.'],
    ['confessed', 'en', 'At sixteen I lied to my coach and I was ashamed of it.'],
    ['denied of a person', 'en', 'I do not think that he is a liar.'],
    ['felt', 'en', 'He must feel stupid and pathetic now.'],
    ['refused', 'fr', 'Je ne lui donnerais jamais une claque et je ne mentirais pas à la gérante.'],
    ['refused without ne', 'fr', 'Je mens pas à la gérante.'],
    ['quoted', 'fr', 'Quelqu’un a crié : « Donne-lui une claque! »'],
    ['asked of the speaker', 'fr', 'Malik veut que je mente à la gérante.'],
    ['of somebody else', 'fr', 'Si Malik vole les clés, je lui demande pourquoi.'],
    ['turned down', 'fr', 'Je refuserais de mentir à la gérante.'],
    ['of a door', 'fr', 'Je frappe à sa porte et je cogne chez la voisine.'],
    ['a reason', 'fr', 'Je vais le voir, parce qu’on vient de rire de lui devant tout le monde.'],
    ['just done by others', 'fr', 'On vient de rire de lui, alors je m’approche.'],
    ['feared', 'fr', 'Il a peur qu’on rie de lui.'],
    ['feared by us', 'fr', 'Il a l’habitude qu’on nous mente pour passer.'],
    ['in general', 'fr', 'Je lui dirais que mentir est plus lourd que la vérité.'],
    ['in general', 'fr', 'Mentir à la radio, c’est rester seul avec lui.'],
    ['of a noun', 'fr', 'J’ai connu une femme dont le père lui avait cassé le bras.'],
    ['a fee', 'fr', 'Je ferais payer selon le revenu de chacun.'],
    ['of a thing', 'fr', 'On croit que les murs sont épais, et son cadre vaut cher.'],
    ['an order to go', 'fr', 'Wassim est rouge, alors je l’envoie à l’ombre.'],
    ['refused by inversion', 'en', 'Never would I slap him, and never should we lie to her.'],
    ['refused before the subject', 'fr', 'Jamais je ne le giflerais.'],
  ] as const)('that is %s (%s): %s', (_, language, text) => {
    expect(kindsIn(text, language)).toEqual([])
  })
})

/** Acts in a form that fits every frame: a base form in English, an infinitive in French. */
const ACTS = {
  en: [
    ['violence', 'pepper-spray him'],
    ['violence', 'dump the soup on his head'],
    ['violence', 'hit him with a chair'],
    ['theft', 'swindle the customer'],
    ['theft', 'divert the donations'],
    ['theft', 'swap the price tags'],
    ['forgery', 'fudge the numbers'],
    ['forgery', 'fabricate the results'],
    ['forgery', 'steal her design'],
    ['lying', 'make it look like an accident'],
    ['lying', 'throw her under the bus'],
    ['lying', 'sweep the complaint under the rug'],
    ['insult', 'bully him'],
    ['insult', 'make her cry'],
    ['exposure', 'gossip about her illness'],
    ['exposure', 'disclose her diagnosis'],
    ['exposure', 'spy on her'],
    ['retaliation', 'vandalize his car'],
    ['retaliation', 'hide his keys'],
    ['retaliation', 'file a fake complaint'],
    ['drugs', 'sedate him'],
    ['drugs', 'sell weed to the team'],
    ['illegal', 'chain the emergency exit'],
    ['illegal', 'burn the waste'],
  ],
  fr: [
    ['violence', 'lever la main sur lui'],
    ['violence', 'lui tordre le bras'],
    ['violence', 'le frapper avec une chaise'],
    ['theft', 'escroquer la cliente'],
    ['theft', 'changer les étiquettes'],
    ['theft', 'arracher son sac'],
    ['forgery', 'maquiller les chiffres'],
    ['forgery', 'montrer un faux certificat'],
    ['forgery', 'voler son idée'],
    ['lying', 'déformer les faits'],
    ['lying', 'simuler une panne'],
    ['lying', 'mettre en scène un accident'],
    ['insult', 'harceler la nouvelle'],
    ['insult', 'parler dans son dos'],
    ['exposure', 'ébruiter sa maladie'],
    ['exposure', 'fouiner dans ses messages'],
    ['exposure', 'cacher une caméra'],
    ['retaliation', 'vandaliser son auto'],
    ['retaliation', 'cacher ses clés'],
    ['retaliation', 'déposer une fausse plainte'],
    ['drugs', 'vendre de la drogue'],
    ['drugs', 'droguer la voisine'],
    ['illegal', 'cadenasser la sortie de secours'],
    ['illegal', 'brûler les pneus'],
  ],
} satisfies Record<Language, [HarmKind, string][]>
/** Sentences in which the speaker does the act, and in which the speaker does not. */
const FRAMES = {
  en: {
    done: [
      'I ACT.',
      'Then I would ACT, and that is that.',
      'I would rather ACT.',
      'I would instead ACT.',
      'I say nothing and ACT.',
      'I am not afraid to ACT.',
      'I have no qualms, and without hesitation I ACT.',
      'Without a word I ACT.',
    ],
    spoken: [
      'I would never ACT.',
      'Malik wants me to ACT.',
      'Malik told me, "ACT."',
      'I refuse to ACT.',
      'I walk away rather than ACT.',
      'I would not, instead of talking, ACT.',
    ],
  },
  fr: {
    done: [
      'Je vais ACT.',
      'Ensuite, je préfère ACT, et voilà.',
      'Je vais plutôt ACT.',
      'Je ne me gêne pas pour ACT.',
      'Je n’ai pas peur de ACT.',
      'Sans un mot, je vais ACT.',
    ],
    spoken: [
      'Je ne vais jamais ACT.',
      'Malik me demande de ACT.',
      'Malik m’a dit : « ACT! »',
      'Je refuse de ACT.',
      'Je pars plutôt que de ACT.',
      'Je vais attendre au lieu de ACT.',
    ],
  },
} as const
describe.each(['en', 'fr'] as const)('an act counts where the speaker does it and nowhere else (%s)', (language) => {
  test.each<[HarmKind, string]>(ACTS[language])('%s: %s', (kind, act) => {
    for (const frame of FRAMES[language].done)
      expect(kindsIn(frame.replace('ACT', act), language), frame).toContain(kind)
    for (const frame of FRAMES[language].spoken) expect(kindsIn(frame.replace('ACT', act), language), frame).toEqual([])
  })
})
test('a secret kept in a danger is a harm, and one that is not kept is none', () => {
  expect(kindsIn('She showed me the razor. I would keep my promise.', 'en')).toContain('secret')
  expect(kindsIn('She showed me the razor. I would not keep my promise.', 'en')).toEqual([])
  expect(kindsIn('Elle m’a montré le rasoir. Je tiendrais ma promesse.', 'fr')).toContain('secret')
  expect(kindsIn('Elle m’a montré le rasoir. Je ne tiendrais pas ma promesse.', 'fr')).toEqual([])
})
test('a denial inside the act counts', () => {
  expect(kindsIn("J'entends qu'il pense à mourir, je garde plus le secret.", 'fr')).toEqual([])
  expect(kindsIn('i tell him i wont lie to jaya', 'en')).toEqual([])
  expect(kindsIn('I would tell him privately that the word is untrue.', 'en')).toEqual([])
})

test('every kind of harm has words in both languages and a text with a place for the passage', () => {
  const listed = new Set(HARM_KINDS.filter((kind) => kind !== 'other'))
  for (const table of [HARMS_EN, HARMS_FR]) expect(new Set(table.map(({ kind }) => kind))).toEqual(listed)
  for (const text of Object.values(HARM_TEXTS))
    for (const said of Object.values(text)) expect(said.split('{passage}')).toHaveLength(2)
})

test('an answer to a personal question may admit what one did, and not what one would do', () => {
  const done = (text: string, language: Language, isPersonal: boolean) =>
    findHarms(readAnswer(text, language), new Set(), { rules: RULES[language], isPersonal }).done.length
  expect(done('Ma sœur avait tout pris : je l’ai giflée.', 'fr', true)).toBe(0)
  expect(done('Ma sœur avait tout pris : je l’ai giflée.', 'fr', false)).toBe(1)
  expect(done('Je la giflerais sans hésiter.', 'fr', true)).toBe(1)
  expect(done('I made jokes about her accent.', 'en', true)).toBe(0)
  expect(done('I would slap him.', 'en', true)).toBe(1)
})

test('a harm is told with its place', () => {
  const answer = readAnswer('I would ask him. Then I would slap him.', 'en')
  const [harm] = findHarms(answer, new Set(), { rules: RULES.en }).done
  expect(harm).toMatchObject({ kind: 'violence', sentence: 1 })
  expect(answer.folded.text.slice(harm?.start, harm?.end)).toBe('slap him')
})

test('a sentence speaks of a harm where the speaker does not do it, and not where they do', () => {
  const found = (text: string) => [...findHarms(readAnswer(text, 'en'), new Set(), { rules: RULES.en }).spoken]
  expect(found('I would ask him. I would never slap him.')).toEqual([1])
  expect(found('He told me to slap him.')).toEqual([0])
  expect(found('I would ask him. Then I would slap him.')).toEqual([])
  expect(found('I would ask him why.')).toEqual([])
})

test('a word of a pattern is a whole word, also before a gap: « un volet pour eux » is no theft', () => {
  expect(kindsIn('Je garderais un volet pour eux.', 'fr')).toEqual([])
  expect(kindsIn('Je vole du linge pour eux.', 'fr')).toContain('theft')
})
