import { expect, test } from 'vitest'
import { spelledName } from './transcribe-chinese-name.ts'

test('Chinese names stand in Russian by Palladius and in pinyin', () => {
  const names = [
    '强明远',
    '赵振乾',
    '何志远',
    '钱文静',
    '欧阳娜',
    '诸葛亮',
    '曾国栋',
    '单秀英',
    '重阳',
    '吕若曦',
    '许浩然',
    '黄慧',
    '王小明',
    '徐子轩',
    '岳云',
    '尔东',
    '仇强',
    '解放',
  ]
  expect(names.map((name) => spelledName(name)?.ru)).toEqual([
    'Цян Минъюань',
    'Чжао Чжэньцянь',
    'Хэ Чжиюань',
    'Цянь Вэньцзин',
    'Оуян На',
    'Чжугэ Лян',
    'Цзэн Годун',
    'Шань Сюин',
    'Чун Ян',
    'Люй Жоси',
    'Сюй Хаожань',
    'Хуан Хуэй',
    'Ван Сяомин',
    'Сюй Цзысюань',
    'Юэ Юнь',
    'Эр Дун',
    'Цю Цян',
    'Се Фан',
  ])
  expect(spelledName('吕若曦')?.en).toBe('Lü Ruoxi')
  expect(spelledName('欧阳娜')?.en).toBe('Ouyang Na')
})

test('what is not a Chinese name is left to people', () => {
  expect(['Иванов Сергей', 'Anna Li', '阿', '买买提·艾力', ''].map(spelledName)).toEqual([null, null, null, null, null])
})
