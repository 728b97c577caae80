import { lazyRouteComponent } from '@tanstack/react-router'
import { unlessLeaving } from '#browser/leaving'

/**
 * A component that is loaded when it is first needed. A failure to load it is thrown only once the page is no longer
 * being left.
 */
export const lazy: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => unlessLeaving(load()), name)
