const patronymic = /(ович|евич|ич|овна|евна|ична)$/u

/**
 * `Иванов Сергей Петрович` as `Иванов С. П.`; who has no patronymic, such as a Chinese in Russian letters, keeps his
 * whole name.
 */
export function shortName(name: string): string {
  const [family = '', given = '', third = '', ...more] = name.trim().split(/\s+/u)
  if (more.length > 0 || !patronymic.test(third)) return name
  return `${family} ${given.charAt(0)}.\u00a0${third.charAt(0)}.`
}
