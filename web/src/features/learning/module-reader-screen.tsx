import { useLingui } from '@lingui/react/macro'
import { Navigate, useParams } from '@tanstack/react-router'
import { Loading } from '#ui/loading'
import { ModuleNotFound } from './module-not-found'
import { ModuleReader } from './module-reader'
import { useModule } from './use-module'

/** `/learning/{id}`: one module, page by page. */
export function ModuleReaderScreen() {
  const { id } = useParams({ strict: false }) as { id?: unknown }
  if (typeof id !== 'string' || id.trim() === '') return <Navigate to="/learning-demo" replace />
  return <Reader key={id} id={id} />
}

function Reader({ id }: { id: string }) {
  const { t } = useLingui()
  const module = useModule(id)
  if (module === undefined) return <Loading label={t`Opening the module…`} />
  return module === null ? <ModuleNotFound /> : <ModuleReader module={module} />
}
