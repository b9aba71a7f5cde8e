/** Names that new groups have until their teachers give others: letters and spaces alone (P3 §5), one for each place. */
export const proposedNames: readonly string[] =
  'Herons Owls Otters Foxes Trouts Geese Badgers Robins Dolphins Falcons Hedgehogs Lizards Penguins Squirrels Turtles'.split(
    ' ',
  )
