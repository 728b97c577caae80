import type { ReactNode } from 'react'
import type { InterfaceLanguage } from 'shared/model/languages'
import type { StaticPath } from 'shared/model/static-pages'
import { PublicPage } from './public-page'

/** A page of text for visitors: title, then sections, with their names in the margin (document.css). */
export function PublicDocument(props: {
  language: InterfaceLanguage
  path: StaticPath
  title: string
  lead: ReactNode
  margin?: ReactNode
  children: ReactNode
}) {
  return (
    <PublicPage language={props.language} path={props.path} kind="document">
      <div className="w">
        <header className="part">
          <div className="margin">{props.margin}</div>
          <div className="body">
            <h1>{props.title}</h1>
            <p className="lead">{props.lead}</p>
          </div>
        </header>
        {props.children}
      </div>
    </PublicPage>
  )
}

/** A section of such a page. */
export function DocumentSection(props: { title: ReactNode; help?: ReactNode; children: ReactNode }) {
  return (
    <section className="part">
      <div className="margin">
        <h2>{props.title}</h2>
        {props.help && <p>{props.help}</p>}
      </div>
      <div className="body">{props.children}</div>
    </section>
  )
}
