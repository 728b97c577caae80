import type { TypingText } from 'shared/model/content/practice-text'

/** The texts used when none could be loaded, or on request when the server has none. */
export const BUILTIN_TEXTS: readonly TypingText[] = [
  {
    id: 'heart-anatomy',
    difficulty: 'easy',
    title_fr: 'Anatomie du cœur',
    title_en: 'Heart Anatomy',
    text_fr:
      'Le cœur est un muscle creux, gros comme un poing, placé entre les deux poumons. Il compte quatre cavités. Les deux oreillettes reçoivent le sang, les deux ventricules le poussent au loin. Le côté droit envoie vers les poumons un sang pauvre en oxygène. Le côté gauche envoie au reste du corps un sang riche en oxygène. Quatre valves empêchent le sang de revenir en arrière entre deux battements.',
    text_en:
      'The heart is a hollow muscle, about the size of a fist, set between the two lungs. It has four chambers. The two atria receive blood, and the two ventricles push it away. The right side sends blood that is poor in oxygen to the lungs. The left side sends blood that is rich in oxygen to the rest of the body. Four valves keep the blood from flowing backward between beats.',
  },
  {
    id: 'patient-communication',
    difficulty: 'easy',
    title_fr: 'Communication avec le patient',
    title_en: 'Patient Communication',
    text_fr:
      "Une bonne rencontre commence par un bonjour, un nom et un regard. On demande à la personne ce qui l'amène, puis on la laisse parler sans la couper. On choisit des mots simples, une idée à la fois. On observe son visage et le ton de sa voix. Avant de la quitter, on résume ce qui a été dit, on vérifie ce qu'elle a compris et on lui demande s'il reste une question.",
    text_en:
      'A good visit begins with a greeting, a name and eye contact. Ask what brings the person in, then let them talk without cutting in. Choose simple words and give one idea at a time. Watch the face and listen to the tone of voice. Before you leave, sum up what was said, check what was understood and ask if any questions are left. A calm pause often says more than advice.',
  },
]
