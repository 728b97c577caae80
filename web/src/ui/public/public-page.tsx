import type { ReactNode } from 'react'
import type { InterfaceLanguage } from 'shared/model/languages'
import type { StaticPath } from 'shared/model/static-pages'
import { PublicFooter } from './public-footer'
import { PublicHeader } from './public-header'

/** A page for visitors as plain HTML with class names (public.css): the build can prerender it. */
export function PublicPage(props: {
  language: InterfaceLanguage
  path: StaticPath
  /** Class of the page, besides the one that all have. */
  kind: 'landing' | 'document'
  /** Links in the header. */
  links?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={`public ${props.kind}`}>
      <PublicHeader language={props.language} path={props.path}>
        {props.links}
      </PublicHeader>
      <main id="content" tabIndex={-1}>
        {props.children}
      </main>
      <PublicFooter />
    </div>
  )
}
