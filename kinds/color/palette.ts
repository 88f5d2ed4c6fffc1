import type { Words } from '../../core/values/language.ts'

/** The ten colours one chooses from first (WID-15). */
export const palette: readonly { readonly value: string; readonly name: Words }[] = [
  { value: '#ff8060', name: { zh: '珊瑚橙', ru: 'Коралловый', en: 'Coral' } },
  { value: '#f5222d', name: { zh: '红色', ru: 'Красный', en: 'Red' } },
  { value: '#fa8c16', name: { zh: '橙色', ru: 'Оранжевый', en: 'Orange' } },
  { value: '#fadb14', name: { zh: '黄色', ru: 'Жёлтый', en: 'Yellow' } },
  { value: '#52c41a', name: { zh: '绿色', ru: 'Зелёный', en: 'Green' } },
  { value: '#13c2c2', name: { zh: '青色', ru: 'Бирюзовый', en: 'Cyan' } },
  { value: '#1677ff', name: { zh: '蓝色', ru: 'Синий', en: 'Blue' } },
  { value: '#722ed1', name: { zh: '紫色', ru: 'Фиолетовый', en: 'Purple' } },
  { value: '#eb2f96', name: { zh: '玫红色', ru: 'Розовый', en: 'Magenta' } },
  { value: '#595959', name: { zh: '深灰色', ru: 'Тёмно-серый', en: 'Dark grey' } },
]

export const colorWords = {
  palette: { zh: '常用颜色', ru: 'Готовые цвета', en: 'Preset colours' },
  other: { zh: '其他颜色', ru: 'Другой цвет', en: 'Another colour' },
} satisfies Record<string, Words>
