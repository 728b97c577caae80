import { Trans, useLingui } from '@lingui/react/macro'
import type { InterfaceLanguage } from 'shared/model/languages'
import { DocumentSection, PublicDocument } from '#ui/public/public-document'
import {
  ABOUT_LEAD,
  INSTALL_BY_MENU,
  INSTALL_BY_SHARING,
  INVITATION,
  KEY_FEATURES,
  MISSION,
  PILLARS,
} from './about-text'

/** The page about Situ for visitors, as plain HTML. */
export function AboutDocument({ language }: { language: InterfaceLanguage }) {
  const { t } = useLingui()
  return (
    <PublicDocument language={language} path="/about" title={t`About Situ`} lead={ABOUT_LEAD}>
      <DocumentSection title={t`Our mission`}>
        <p className="reading">{MISSION}</p>
      </DocumentSection>
      <DocumentSection title={t`How it works`} help={t`Three things you can count on`}>
        <ul className="cards">
          {PILLARS.map(({ id, icon: Shape, title, text }) => (
            <li key={id}>
              <Shape size={24} strokeWidth={1.75} aria-hidden />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </DocumentSection>
      <DocumentSection title={t`Key features`}>
        <ul className="list">
          {KEY_FEATURES.map(({ id, icon: Shape, title, text }) => (
            <li key={id}>
              <Shape size={20} strokeWidth={1.75} aria-hidden />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </DocumentSection>
      <DocumentSection title={t`Install`} help={t`Phone, tablet or computer`}>
        <div className="reading">
          <p>{INSTALL_BY_MENU}</p>
          <p>{INSTALL_BY_SHARING}</p>
        </div>
      </DocumentSection>
      <DocumentSection title={t`Get started`}>
        <div className="row">
          <p>{INVITATION}</p>
          <a className="btn primary" href="/auth?tab=register">
            <Trans>Create my account</Trans>
          </a>
        </div>
      </DocumentSection>
    </PublicDocument>
  )
}
