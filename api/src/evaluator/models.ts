import type { generateText, LanguageModel } from 'ai'
import type { AssistantId } from 'shared/model/evaluation'
import { modelFetch } from './model-fetch.ts'

/** The administrator's settings of the assistants. */
export interface AssistantSettings {
  enabled: readonly AssistantId[]
  keys: Readonly<Partial<Record<AssistantId, string>>>
  /** A server with OpenAI's API, for every assistant without a key of its own. */
  server?: { baseUrl: string; model: string; key?: string }
  monthlyBudgetUsd?: number
  /** Time limit and `fetch` that only tests set. */
  timeoutMs?: number
  fetch?: typeof fetch
}

type ProviderOptions = NonNullable<Parameters<typeof generateText>[0]['providerOptions']>
/** A model that can be asked; its library is loaded on first use. */
export interface ChosenModel {
  name: string
  load(): Promise<LanguageModel>
  options: ProviderOptions
  /** False once the server has refused to use a schema. */
  isStructured: boolean
}

interface Provider {
  model: string
  load(settings: { apiKey: string; fetch?: typeof fetch }, model: string): Promise<LanguageModel>
  options: ProviderOptions
}
/** Small, fast models, because the task needs no long reasoning. */
const PROVIDERS = {
  chatgpt: {
    model: 'gpt-5.4-mini',
    load: async (settings, model) => (await import('@ai-sdk/openai')).createOpenAI(settings).chat(model),
    options: { openai: { reasoningEffort: 'none', store: false } },
  },
  claude: {
    model: 'claude-haiku-4-5',
    load: async (settings, model) => (await import('@ai-sdk/anthropic')).createAnthropic(settings)(model),
    options: {},
  },
  mistral: {
    model: 'mistral-small-latest',
    load: async (settings, model) => (await import('@ai-sdk/mistral')).createMistral(settings)(model),
    options: {},
  },
  gemini: {
    model: 'gemini-3.5-flash-lite',
    load: async (settings, model) => (await import('@ai-sdk/google')).createGoogle(settings)(model),
    options: { google: { thinkingConfig: { thinkingLevel: 'minimal' } } },
  },
} as const satisfies Readonly<Record<AssistantId, Provider>>
/** The models that are asked where the settings name no other. */
export type UsualModel = (typeof PROVIDERS)[AssistantId]['model']

/** The model of an assistant; undefined where it is not enabled, or has neither a key nor a server. */
export function chooseModel(settings: AssistantSettings, assistant: AssistantId): ChosenModel | undefined {
  const { enabled, keys, server, fetch } = settings
  if (!enabled.includes(assistant)) return undefined
  const apiKey = keys[assistant]
  const own = { fetch: modelFetch(fetch ?? globalThis.fetch) }
  if (apiKey !== undefined) {
    const { model, load, options } = PROVIDERS[assistant]
    return { name: model, load: () => load({ apiKey, ...own }, model), options, isStructured: true }
  }
  if (!server) return undefined
  const { baseUrl, model, key } = server
  const load = async () => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const secret = key === undefined ? {} : { apiKey: key }
    return createOpenAICompatible({
      name: 'server',
      baseURL: baseUrl,
      supportsStructuredOutputs: true,
      includeUsage: true,
      ...secret,
      ...own,
    })(model)
  }
  return { name: model, load, options: {}, isStructured: true }
}
