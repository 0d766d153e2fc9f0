/** What a shop does on a day, and what is needed for it. */
import type { Hand } from './hand.ts'

/** Things of the demo shop that a task has to name. */
export interface Around {
  /** The key of an order that is to be sent. */
  readonly orderToSend: () => Promise<string>
  /** The key of one that was sent, with a tracking number. */
  readonly orderSent: () => Promise<string>
  /** The name of somebody who has ordered. */
  readonly buyerName: () => Promise<string>
  /** The name of an item on the first page of the list that has no variations. */
  readonly itemName: () => Promise<string>
  /** The path of a picture. */
  readonly picture: string
}

/** From the first page, signed in, until it can be seen that it is done; throws where it is not. */
export interface Task {
  /** As it stands in docs/console-tasks.md. */
  readonly name: string
  readonly run: (hand: Hand, around: Around) => Promise<void>
}
