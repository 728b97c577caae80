import type { adminContactMessages as contract } from 'shared/contract/admin/contact-messages'
import type { Handlers } from 'shared/contract/endpoint'
import type { Caller } from '../caller'
import { world } from '../world'

export const adminContactMessages: Handlers<typeof contract, Caller> = { list: () => world.contacts }
