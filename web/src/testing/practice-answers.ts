/** A fair answer to the scenario of the late teammate, in both languages. */
export const FAIR_ANSWERS = {
  fr: [
    'Je ne sais pas encore pourquoi Samir a manqué nos rencontres. Je lui demanderais en privé comment il va, parce qu’il vit peut-être quelque chose de difficile. Je l’écouterais avant de proposer quoi que ce soit.',
    'S’il n’a pas le temps, je proposerais de partager sa partie avec l’équipe. D’un côté, le travail est dû demain ; de l’autre, je ne veux pas l’exclure. S’il refuse, j’en parlerais avec la professeure.',
  ],
  en: [
    'I do not know yet why Samir missed our meetings. I would ask him in private how he is, because he may be going through something difficult. I would listen before I propose anything.',
    'If he has no time, I would offer to share his part among the team. On one hand, the work is due tomorrow; on the other, I do not want to exclude him. If he refuses, I would talk to the professor.',
  ],
} as const
