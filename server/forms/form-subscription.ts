import type { FormsPort } from '../platform/context/forms-port.ts'
import type { Listening } from '../platform/database/listen-notify.ts'

/** Takes in what any process publishes, the moment it is committed; after a silence everything is read again. */
export async function subscribeToForms(
  listening: Listening,
  forms: FormsPort,
  onError: (error: unknown) => void,
): Promise<void> {
  const learn = () => void forms.learn().catch(onError)
  await listening.hear('amur_cache', (name) => name === 'form' && learn())
  listening.onReturn(learn)
  // What was published between the start and this moment.
  await forms.learn()
}
