/** What a coloured mark says: nothing special, brand news, done, needs a look, wrong. */
export type Tone = 'quiet' | 'info' | 'good' | 'warn' | 'bad'
