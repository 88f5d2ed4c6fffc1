import { expect, test } from 'vitest'
import { palladius, palladiusWord } from './palladius-transcription.ts'

test('syllables of every sort', () => {
  const pairs = {
    zhi: 'чжи',
    zi: 'цзы',
    si: 'сы',
    ju: 'цзюй',
    xue: 'сюэ',
    nü: 'нюй',
    nv: 'нюй',
    lüe: 'люэ',
    hui: 'хуэй',
    dui: 'дуй',
    guo: 'го',
    er: 'эр',
    wei: 'вэй',
    yuan: 'юань',
    rong: 'жун',
    jiong: 'цзюн',
    xiong: 'сюн',
    liu: 'лю',
    bie: 'бе',
    miao: 'мяо',
    cheng: 'чэн',
    zhuang: 'чжуан',
  }
  expect(Object.fromEntries(Object.keys(pairs).map((syllable) => [syllable, palladius(syllable)]))).toEqual(pairs)
  expect([palladius('hello'), palladiusWord([])]).toEqual([null, null])
})

test('a hard sign stands between н and a vowel, and nowhere else', () => {
  expect([palladiusWord(['ming', 'yuan']), palladiusWord(['tian', 'an', 'men']), palladiusWord(['xi', 'an'])]).toEqual([
    'Минъюань',
    'Тяньаньмэнь',
    'Сиань',
  ])
})
