import type { AssistantId } from '../../model/evaluation.ts'

/** The external assistants by id, and the address at which each is used by hand. */
export const ASSISTANTS: Readonly<Record<AssistantId, { name: string; url: string }>> = {
  chatgpt: { name: 'ChatGPT', url: 'https://chatgpt.com/' },
  claude: { name: 'Claude', url: 'https://claude.ai/new' },
  mistral: { name: 'Mistral', url: 'https://chat.mistral.ai/chat' },
  gemini: { name: 'Gemini', url: 'https://gemini.google.com/app' },
}
