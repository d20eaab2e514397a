import { randomInt } from 'node:crypto'

/** Short words that a child can read from a card and type. */
const words = [
  ...'apple arrow badge baker basil beach berry bird blue boat book boot bread brick bridge brook'.split(
    ' ',
  ),
  ...'brush bubble bucket button cactus cake camel candle canoe carpet carrot castle cat chair'.split(
    ' ',
  ),
  ...'cherry circle cliff cloud clover coat comet coral cotton crab crane crayon cricket crown'.split(
    ' ',
  ),
  ...'cup curtain daisy desert dingo dolphin donkey door dragon drum duck eagle easel echo elbow'.split(
    ' ',
  ),
  ...'ember engine fairy falcon feather fence fern field fig finger fire fish flag flute forest'.split(
    ' ',
  ),
  ...'fountain fox frog garden garlic gate giant ginger glass globe glove goat gold goose grape'.split(
    ' ',
  ),
  ...'grass green guitar hammer harbour hare hat hazel hedge heron hill honey hood hoop horse'.split(
    ' ',
  ),
  ...'hotel house igloo ink island ivy jacket jam jelly jewel juggle jungle kettle key kitchen'.split(
    ' ',
  ),
  ...'kite kiwi ladder lake lamp lantern leaf lemon letter lily lime lion lizard lobster lunch'.split(
    ' ',
  ),
  ...'magnet mango maple marble market meadow melon metal mint mirror mitten monkey moon moss'.split(
    ' ',
  ),
  ...'mountain mouse music napkin needle nest night north nut oak oasis ocean olive onion orange'.split(
    ' ',
  ),
  ...'orbit otter oven owl paddle paint palm panda paper parrot peach pear pebble pencil pepper'.split(
    ' ',
  ),
  ...'piano picnic pilot pine pirate planet plum pocket pond pony poppy potato puddle pump puppet'.split(
    ' ',
  ),
  ...'purple puzzle quilt rabbit radio rain raven river robin rocket roof rope rose rowan ruby'.split(
    ' ',
  ),
  ...'saddle sail salad salt sand saturn scarf school seal seven shadow shell ship shoe silver'.split(
    ' ',
  ),
  ...'sister skate sky sleigh slipper smile snail snow soap sock spoon spring square squirrel'.split(
    ' ',
  ),
  ...'stable star statue stone storm stream summer sun swan swift table tadpole tea teapot tent'.split(
    ' ',
  ),
  ...'thunder tiger toast tomato tower train tree tulip tunnel turtle umbrella valley vanilla'.split(
    ' ',
  ),
  ...'velvet violet violin wagon walnut walrus water wave whale wheat wheel whistle willow window'.split(
    ' ',
  ),
  ...'winter wizard wolf yellow zebra'.split(' '),
]

const wordsOfCard = 4

/**
 * Makes a password for a sign-in card from a cryptographic generator: four words of nearly 300, about 32
 * bits, which a throttled sign-in withstands, and which a child can type from paper.
 */
export const cardPassword = (): string =>
  Array.from({ length: wordsOfCard }, () => words[randomInt(words.length)] ?? 'leaf').join('-')
