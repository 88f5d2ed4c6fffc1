import { afterAll } from 'vitest'

// Files of one process share what libraries keep beside the page, such as the hidden box that measures texts.
afterAll(() => {
  if (typeof document !== 'undefined') document.body.replaceChildren()
})
