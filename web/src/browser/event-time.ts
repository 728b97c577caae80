/** When an event happened, on the clock of `performance.now()`; some engines stamp events with Unix time instead. */
export const eventTime = ({ timeStamp }: Pick<Event, 'timeStamp'>) =>
  timeStamp > performance.timeOrigin ? timeStamp - performance.timeOrigin : timeStamp
