// What a module's page may use that opens without a session: little, since a visitor waits for every byte of it.
export { http } from './platform/http/client.ts'
export { Failure } from './platform/http/failure.ts'
export { hasSession } from './platform/http/token-cookies.ts'
export { useLang } from './platform/session/language.ts'
export { useWords } from './platform/session/use-words.ts'
export { fullMoment } from './platform/words/moment-text.ts'
export { PublicFrame } from './public/public-frame.tsx'
