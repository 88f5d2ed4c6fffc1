/** The door of the year of trade. */
export { yearPart } from './year-part.ts'
