import { defineModule } from '../../core/module.ts'
import { frameWords } from './words/frame.ts'

/** Doors to elsewhere: pages of other systems inside ours. */
export const portal = defineModule({
  name: 'portal',
  label: { zh: '门户', ru: 'Портал', en: 'Portal' },
  needs: [],
  documents: {},
  words: {},
  refusals: {},
  pages: [{ path: '/iframe', screen: 'frame', needs: 'nqy-ck', kept: true, label: frameWords.page }],
  grants: [{ role: 'staff', permissions: ['nqy-ck'] }],
})
