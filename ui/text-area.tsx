import TextArea from 'antd/es/input/TextArea'

/** The only box for several lines of text: of the kit's inputs this one alone, so that the others stay away. */
export { TextArea }
