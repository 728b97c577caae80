/** When an event happened, on the clock of `performance.now()`; some engines stamp events with the time since 1970. */
export const eventTime = ({ timeStamp }: Pick<Event, 'timeStamp'>) =>
  timeStamp > performance.timeOrigin ? timeStamp - performance.timeOrigin : timeStamp
