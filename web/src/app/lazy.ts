import { lazyRouteComponent } from '@tanstack/react-router'
import { unlessLeaving } from '#browser/leaving'

/** A component that is loaded when it is first needed. */
export const lazy: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => unlessLeaving(load()), name)
