import { useLingui } from '@lingui/react/macro'
import { Navigate, useParams } from '@tanstack/react-router'
import type { ModuleCard } from 'shared/model/module'
import { Loading } from '#ui/loading'
import { ModuleNotFound } from './module-not-found'
import { ModuleReader } from './module-reader'
import { useModule, useModuleCard } from './use-module'

/** `/learning/{id}`: one module, page by page. */
export function ModuleReaderScreen() {
  const { id } = useParams({ strict: false }) as { id?: unknown }
  if (typeof id !== 'string' || id.trim() === '') return <Navigate to="/learning-demo" replace />
  return <Found key={id} id={id} />
}

function Found({ id }: { id: string }) {
  const card = useModuleCard(id)
  if (card === undefined) return <Opening />
  return card === null ? <ModuleNotFound /> : <Read card={card} />
}

function Read({ card }: { card: ModuleCard }) {
  const module = useModule(card)
  return module ? <ModuleReader module={module} /> : <Opening />
}

function Opening() {
  const { t } = useLingui()
  return <Loading label={t`Opening the module…`} />
}
