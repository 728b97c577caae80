/** Whether this process accepts calls, which it does until it begins to stop. */
export function createReadiness() {
  let isDraining = false
  return {
    drain() {
      isDraining = true
    },
    get isDraining() {
      return isDraining
    },
  }
}
export type Readiness = ReturnType<typeof createReadiness>
