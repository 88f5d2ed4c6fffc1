import type { Listening } from '../database/listening.ts'
import type { FormsPort } from '../forms-port.ts'

/** Takes in what any process publishes, the moment it is committed; after a silence everything is read again. */
export async function hearForms(
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
