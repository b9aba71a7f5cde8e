/** `cx-classroom-list` as a class: `CxClassroomList`. */
export const classNameOf = (tag: string) =>
  tag.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())
