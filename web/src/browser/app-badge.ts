type Badged = { setAppBadge?: (count: number) => Promise<void> }

/** Whether the icon of the installed app can carry a number. */
export const hasAppBadge = () => 'setAppBadge' in navigator

/** Puts a number on the icon of the installed app; 0 removes it. */
export async function showAppBadge(count: number): Promise<void> {
  try {
    await (navigator as Badged).setAppBadge?.(count)
  } catch (error) {
    // Some systems allow it only with notifications.
    console.info('the system shows no number on the icon', error)
  }
}
