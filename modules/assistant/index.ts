import { defineModule } from '../../core/description/module.ts'
import { assistantWords } from './words/assistant.ts'
import { assistantRefusals } from './words/refusals.ts'

/** An assistant that answers from the help and from what the asking person may read. */
export const assistantModule = defineModule({
  name: 'assistant',
  label: assistantWords.page,
  needs: [],
  documents: {},
  words: {},
  refusals: assistantRefusals,
  pages: [
    {
      path: '/chatGPT',
      screen: 'assistant',
      needs: 'znzs-ck',
      kept: true,
      label: assistantWords.page,
      menu: { folder: 'home', sort: 70, icon: 'message' },
    },
  ],
  grants: [{ role: 'staff', permissions: ['znzs-ck'] }],
})
