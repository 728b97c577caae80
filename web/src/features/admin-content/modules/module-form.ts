import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Issue } from 'shared/contract/failure'
import type { Bilingual } from 'shared/model/bilingual'
import type { ModuleFigure } from 'shared/model/content/figure'
import {
  type Competency,
  type Module,
  type ModuleCategory,
  type ModulePage,
  PAGE_MINUTES_DEFAULT,
  PAGE_MINUTES_MAX,
  PAGE_MINUTES_MIN,
  type SkillLevel,
} from 'shared/model/content/module'
import {
  MODULE_CONTENT_MAX,
  MODULE_DESCRIPTION_MAX,
  MODULE_MINUTES_DEFAULT,
  MODULE_MINUTES_MAX,
  MODULE_TITLE_MAX,
  type ModuleInput,
} from 'shared/model/content/module-input'
import { isWordless } from 'shared/model/content/wordless'
import { LANGUAGES, type Language } from 'shared/model/languages'
import { MODULE_PAGES_MAX } from 'shared/model/module-progress'
import { isSafeUrl } from 'shared/rules/rich-text'
import type { Wrong } from '../editor/use-content-save'

const TITLE_REQUIRED: Record<Language, MessageDescriptor> = {
  fr: msg`The French title is required`,
  en: msg`The English title is required`,
}
const pageTitleRequired = (number: number): Record<Language, MessageDescriptor> => ({
  fr: msg`Page ${number}: the French title is required`,
  en: msg`Page ${number}: the English title is required`,
})

export interface PageForm {
  /** Sent again when a page is edited or moved; undefined for a new one. */
  id?: string
  type: ModulePage['type']
  title: Bilingual
  content: Bilingual
  imageUrl: string | null
  videoUrl: string | null
  estimatedTime: number
  isRequired: boolean
  /** The figure of the page; null once it was removed. */
  figure?: ModuleFigure | null | undefined
}
export interface ModuleForm {
  title: Bilingual
  description: Bilingual
  content: Bilingual
  skillLevel: SkillLevel
  category: ModuleCategory
  competencies: Competency[]
  duration: number
  estimatedTime: number
  coverImage: string | null
  isPublished: boolean
  relatedQuizzes: string[]
  pages: PageForm[]
}

export const blankPage = (title: Bilingual = { fr: '', en: '' }): PageForm => ({
  type: 'text',
  title,
  content: { fr: '', en: '' },
  imageUrl: null,
  videoUrl: null,
  estimatedTime: PAGE_MINUTES_DEFAULT,
  isRequired: true,
})

export const blankModule = (): ModuleForm => ({
  title: { fr: '', en: '' },
  description: { fr: '', en: '' },
  content: { fr: '', en: '' },
  skillLevel: 'beginner',
  category: 'ethics',
  competencies: [],
  duration: MODULE_MINUTES_DEFAULT,
  estimatedTime: MODULE_MINUTES_DEFAULT,
  coverImage: null,
  isPublished: false,
  relatedQuizzes: [],
  pages: [blankPage({ fr: 'Introduction', en: 'Introduction' })],
})
export const moduleToForm = ({ id: _, order: __, pageCount: ___, updatedAt: ____, ...module }: Module): ModuleForm =>
  module
/** A copy is a draft, and its pages get new ids. */
export const moduleToCopy = (module: Module): ModuleForm => ({
  ...moduleToForm(module),
  isPublished: false,
  pages: module.pages.map(({ id: _, ...page }) => page),
})

const address = (url: string | null) => (url === null || url.trim() === '' ? null : url.trim())
/** The request body of a form, published as 1 or 0. */
export const moduleToBody = (form: ModuleForm): ModuleInput =>
  ({
    ...form,
    isPublished: form.isPublished ? 1 : 0,
    coverImage: address(form.coverImage),
    pages: form.pages.map((page) => ({
      ...page,
      imageUrl: page.type === 'image' ? address(page.imageUrl) : null,
      videoUrl: page.type === 'video' ? address(page.videoUrl) : null,
    })),
  }) as unknown as ModuleInput

/** A whole number from `min` to `max`; `fallback` for anything else. */
const whole = (text: string, min: number, max: number, fallback: number) => {
  const number = Number(text)
  return text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max ? number : fallback
}
/** An invalid duration becomes 0, which the check then refuses. */
export const readDuration = (text: string) => whole(text, 1, MODULE_MINUTES_MAX, 0)
/** An invalid time of a page becomes 5. */
export const readPageMinutes = (text: string) => whole(text, PAGE_MINUTES_MIN, PAGE_MINUTES_MAX, PAGE_MINUTES_DEFAULT)

const SAID_REQUIRED: Record<Language, MessageDescriptor> = {
  fr: msg`Put what is said in the video into the French content: not everyone can hear it`,
  en: msg`Put what is said in the video into the English content: not everyone can hear it`,
}
/** The sentence for a page that the server refuses because of its video; undefined for every other issue. */
export function saidRequired(i18n: I18n, { path, code }: Pick<Issue, 'path' | 'code'>): string | undefined {
  const language = LANGUAGES.find((one) => one === path.at(-1))
  return language && code === 'custom' && path.at(-2) === 'content' ? i18n._(SAID_REQUIRED[language]) : undefined
}

/** The errors of a module, from its details to its last page. */
export function checkModule(i18n: I18n, form: ModuleForm): Wrong[] {
  const wrong: Wrong[] = []
  const say = (path: string, text: string) => wrong.push({ path, text })
  const long = (path: string, text: string, max: number) =>
    text.length > max && say(path, i18n._(msg`At most ${max} characters`))
  const url = (path: string, value: string | null, isNeeded: boolean) => {
    const given = address(value)
    if (given === null ? isNeeded : !isSafeUrl(given) || given.length > 2000)
      say(path, i18n._(msg`Enter an address that starts with https://`))
  }
  for (const language of LANGUAGES) {
    const path = `title.${language}`
    if (form.title[language].trim() === '') say(path, i18n._(TITLE_REQUIRED[language]))
    long(path, form.title[language].trim(), MODULE_TITLE_MAX)
    long(`description.${language}`, form.description[language], MODULE_DESCRIPTION_MAX)
    long(`content.${language}`, form.content[language], MODULE_CONTENT_MAX)
  }
  if (form.duration < 1) say('duration', i18n._(msg`At least 1 minute`))
  if (form.estimatedTime < 1) say('estimatedTime', i18n._(msg`At least 1 minute`))
  url('coverImage', form.coverImage, false)
  if (form.pages.length === 0) say('pages', i18n._(msg`A module needs at least one page`))
  if (form.pages.length > MODULE_PAGES_MAX) say('pages', i18n._(msg`At most ${MODULE_PAGES_MAX} pages`))
  for (const [i, page] of form.pages.entries()) {
    const at = `pages.${i}`
    const number = i + 1
    for (const language of LANGUAGES) {
      if (page.title[language].trim() === '')
        say(`${at}.title.${language}`, i18n._(pageTitleRequired(number)[language]))
      long(`${at}.title.${language}`, page.title[language].trim(), MODULE_TITLE_MAX)
      long(`${at}.content.${language}`, page.content[language], MODULE_CONTENT_MAX)
      if (page.type === 'video' && isWordless(page.content[language]))
        say(`${at}.content.${language}`, i18n._(SAID_REQUIRED[language]))
    }
    if (page.type === 'image') url(`${at}.imageUrl`, page.imageUrl, true)
    if (page.type === 'video') url(`${at}.videoUrl`, page.videoUrl, true)
  }
  return wrong
}
