export type NotificationState = 'unsupported' | 'denied' | 'granted' | 'default'

export const notificationState = (): NotificationState =>
  'Notification' in globalThis ? Notification.permission : 'unsupported'

/** Asks for permission; call it from a user gesture. */
export const askToNotify = async (): Promise<NotificationState> =>
  'Notification' in globalThis ? await Notification.requestPermission() : 'unsupported'

/** Shows a notification if permitted; a press on it opens `path`. Phones show only those of the service worker. */
export async function notify(title: string, body: string, tag: string, path: string) {
  if (notificationState() !== 'granted') return
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) return worker.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } })
  const shown = new Notification(title, { body, tag })
  shown.addEventListener('click', () => {
    focus()
    location.assign(path)
  })
}
