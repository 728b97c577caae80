import { msg } from '@lingui/core/macro'

export const MISSING_TITLE = { fr: msg`The French title is required`, en: msg`The English title is required` }
export const MISSING_DESCRIPTION = {
  fr: msg`The French description is required`,
  en: msg`The English description is required`,
}
