import { useLingui } from '@lingui/react/macro'
import { Navigate, useParams } from '@tanstack/react-router'
import type { ModuleCard } from 'shared/model/content/module'
import { Loading } from '#ui/feedback/loading'
import { ModuleNotFound } from './module-not-found'
import { ModuleReader } from './module-reader'
import { useModule, useModuleCard, useUnlistedModule } from './use-module'

/** `/learning/{id}`: one module, page by page. */
export function ModuleReaderScreen() {
  const { id } = useParams({ strict: false }) as { id?: unknown }
  if (typeof id !== 'string' || id.trim() === '') return <Navigate to="/learning-demo" replace />
  return <Found key={id} id={id} />
}

function Found({ id }: { id: string }) {
  const card = useModuleCard(id)
  if (card === undefined) return <Opening />
  if (card === 'unlisted') return <Unlisted id={id} />
  return card === null ? <ModuleNotFound /> : <Read card={card} />
}

function Read({ card }: { card: ModuleCard }) {
  const module = useModule(card)
  return module ? <ModuleReader module={module} /> : <Opening />
}

function Unlisted({ id }: { id: string }) {
  const module = useUnlistedModule(id)
  if (module === undefined) return <Opening />
  return module === null ? <ModuleNotFound /> : <ModuleReader module={module} />
}

function Opening() {
  const { t } = useLingui()
  return <Loading label={t`Opening the module…`} />
}
