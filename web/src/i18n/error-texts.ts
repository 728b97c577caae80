import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Message } from 'shared/contract/messages'

/** Every English sentence that the server can answer, as a message of the catalogue. */
const TEXTS: Record<Message, MessageDescriptor> = {
  'An account with this email already exists': msg`An account with this email already exists`,
  'Invalid email or password': msg`Invalid email or password`,
  'Registration failed': msg`Registration failed`,
  'If an account exists for this address, a reset link has been sent': msg`If an account exists for this address, a reset link has been sent`,
  'Your password has been reset': msg`Your password has been reset`,
  'Invalid reset token': msg`Invalid reset token`,
  'This is not your present password': msg`This is not your present password`,
  'Your password has been changed': msg`Your password has been changed`,
  'You are signed out on every device': msg`You are signed out on every device`,
  'Your account has been deleted': msg`Your account has been deleted`,
  'This picture cannot be used. Please choose a PNG, JPEG or WebP picture.': msg`This picture cannot be used. Please choose a PNG, JPEG or WebP picture.`,
  'The account of the administrator cannot be deleted': msg`The account of the administrator cannot be deleted`,
  'Thank you. The administrator will look at this message.': msg`Thank you. The administrator will look at this message.`,
  'You will not see messages of this person': msg`You will not see messages of this person`,
  'You will see messages of this person again': msg`You will see messages of this person again`,
  'You cannot write to this person': msg`You cannot write to this person`,
  Closed: msg`Closed`,
  'The signature is not right': msg`The signature is not right`,
  'You are signed out': msg`You are signed out`,
  'Your session has been renewed': msg`Your session has been renewed`,
  'This password is temporary. Please choose your own.': msg`This password is temporary. Please choose your own.`,
  'Please sign in': msg`Please sign in`,
  'This work belongs to another account': msg`This work belongs to another account`,
  'You may not do this': msg`You may not do this`,
  'This request did not come from the app': msg`This request did not come from the app`,
  'Too many requests. Please try again later.': msg`Too many requests. Please try again later.`,
  'You have reached the limit of your plan': msg`You have reached the limit of your plan`,
  'This is too large': msg`This is too large`,
  'The request must be JSON': msg`The request must be JSON`,
  'Some fields are not valid': msg`Some fields are not valid`,
  'This request was already made with other content': msg`This request was already made with other content`,
  'This request is still being worked on': msg`This request is still being worked on`,
  'Not found': msg`Not found`,
  Deleted: msg`Deleted`,
  'Module not found': msg`Module not found`,
  'Too many devices': msg`Too many devices`,
  'This assistant is not set up here. Copy the prompt instead.': msg`This assistant is not set up here. Copy the prompt instead.`,
  'Assistants have been asked about this answer three times': msg`Assistants have been asked about this answer three times`,
  'This answer is beyond the limit of your plan. Copy the prompt instead.': msg`This answer is beyond the limit of your plan. Copy the prompt instead.`,
  'The assistants are used up for this month. Copy the prompt instead.': msg`The assistants are used up for this month. Copy the prompt instead.`,
  'This assistant does not answer at the moment. Please try again in a minute.': msg`This assistant does not answer at the moment. Please try again in a minute.`,
  'The assistant took too long. Please try again.': msg`The assistant took too long. Please try again.`,
  'The assistant cannot be reached. Please try again later.': msg`The assistant cannot be reached. Please try again later.`,
  'The reply of the assistant could not be used. Please try again.': msg`The reply of the assistant could not be used. Please try again.`,
  'This part is not built yet': msg`This part is not built yet`,
  'The server took too long. Please try again.': msg`The server took too long. Please try again.`,
  'Something went wrong on the server. Please try again.': msg`Something went wrong on the server. Please try again.`,
}

/** A server's sentence in the language of the interface; one that is not known stays as it is. */
export function errorText(i18n: I18n, sentence: string) {
  const text = (TEXTS as Record<string, MessageDescriptor | undefined>)[sentence]
  return text ? i18n._(text) : sentence
}
