import { createContext, use } from 'react'

/** Whether the page around a part is the one being looked at; kept pages live on while hidden. */
export const PageVisible = createContext(true)

/** False while the page around the caller is kept but hidden. */
export function usePageVisible(): boolean {
  return use(PageVisible)
}
