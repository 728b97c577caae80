import './landing.css'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { isInterfaceLanguage } from 'shared/model/languages'
import { setLanguage, useInterfaceLanguage } from '#session/language'
import { useDocumentTitle } from '#ui/use-document-title'
import { Landing } from './landing'

/** The landing page inside the app: its plain links become navigation or a change of language. */
export function LandingScreen() {
  const { t } = useLingui()
  const router = useRouter()
  const language = useInterfaceLanguage()
  useDocumentTitle(t`Prepare for the situational judgement test`)
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const chosen = link?.dataset.language
    const href = link?.getAttribute('href')
    if (!href?.startsWith('/') || href.startsWith('/api/')) return
    event.preventDefault()
    if (isInterfaceLanguage(chosen)) void setLanguage(chosen)
    else router.history.push(href)
  }
  return (
    // biome-ignore lint/a11y: the handler only changes how the links inside are followed; they stay links
    <div onClick={follow}>
      <Landing language={language} />
    </div>
  )
}
