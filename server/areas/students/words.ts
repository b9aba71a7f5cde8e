/** Short, easy to spell and to tell apart when read aloud, and nothing that a child should not read. */
export const words: readonly string[] =
  `acorn almond amber anchor apple apron arrow autumn badger baker balloon bamboo banana basket beach bear beetle bell
  berry bicycle bird biscuit blanket blossom boat bottle branch bread breeze bridge broom brush bubble bucket butter
  button cabbage cactus camel candle canoe carpet carrot castle cedar cello cheese cherry chestnut circle cloud clover
  coconut comet copper coral corner cotton cousin crayon cricket crystal daisy dance desert dolphin donkey dragon
  drum eagle earth elbow engine evening falcon feather fiddle finger flower flute forest fountain fox garden ginger
  giraffe glove grape guitar hammer harbor hazel hedgehog helmet heron honey island jacket jasmine jelly jungle
  kettle kitten ladder lantern lemon letter lily lizard lobster magnet mango maple marble meadow melon mirror monkey
  morning mountain mushroom needle noodle ocean olive onion orange orchid otter oyster paddle paint panda papaya
  paper parrot peach peanut pebble pencil penguin pepper piano pillow pine planet plum pocket pony potato pumpkin
  puzzle rabbit rainbow raven ribbon river robin rocket saddle salmon sandal scarf school season shadow shell silver
  singer sparrow spider spoon squirrel station summer sunset swallow table teapot thunder tiger tomato tractor
  trumpet tulip tunnel turtle umbrella valley velvet village violet violin walnut whale whistle willow window winter
  yellow zebra`.split(/\s+/)
