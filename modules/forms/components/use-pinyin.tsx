import { useQuery } from '@tanstack/react-query'
import { loadSpelling, type Spelling } from './load-pinyin.ts'

/** How Chinese is written in letters; null until it is here. */
export function useSpelling(): Spelling | null {
  return useQuery({ queryKey: ['spelling'], queryFn: loadSpelling, staleTime: Infinity, gcTime: Infinity }).data ?? null
}
