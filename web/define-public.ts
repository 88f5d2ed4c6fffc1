// What a module's page may use that opens without a session: little, since a visitor waits for every byte of it.
export { http } from './http/client.ts'
export { Failure } from './http/failure.ts'
export { hasSession } from './http/cookies.ts'
export { useLang } from './session/language.ts'
export { useWords } from './session/use-words.ts'
export { fullMoment } from './shell/moment-text.ts'
export { PublicFrame } from './public/public-frame.tsx'
