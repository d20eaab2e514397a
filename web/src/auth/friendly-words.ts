/** Short, kind, and easy to spell: what usernames and passphrases are made of. */
const lists = [
  'acorn almond anchor apple apricot arrow aspen autumn badger bagel balloon bamboo banjo barley basket',
  'beach beacon beaver beetle berry bicycle birch biscuit blanket blossom bonnet bottle bramble breeze',
  'brick bridge brook bubble bucket bugle butter button cabin cactus camera canal candle canoe canvas',
  'carpet carrot castle cedar cello cherry chestnut chimney circle clarinet cliff clock clover cobalt',
  'coconut comet compass copper coral corner cotton cousin crayon cricket crystal cupboard curtain',
  'cushion cymbal daisy dolphin domino donkey dragon drawer drizzle drum eagle easel echo elbow ember',
  'engine falcon feather fennel ferry fiddle finch flannel flute forest fossil fountain galaxy garden',
  'garlic gecko ginger giraffe glacier glider glove goblet gravel guitar hammock hamster harbour harp',
  'hazel hedge helmet heron hickory honey igloo indigo island ivory jacket jasmine jigsaw jungle kayak',
  'kettle kitten kiwi ladder lagoon lantern lavender lemon lentil lettuce lilac lizard llama lobster',
  'locket lotus magnet magpie mango maple marble marigold meadow melon mirror mitten mosaic mountain',
  'muffin mustard napkin needle nickel noodle nutmeg oasis oboe ocean olive onion orange orbit orchard',
  'otter oyster paddle paint panda papaya parcel parrot parsley pebble pelican pencil pepper piano',
  'picnic pigeon pillow pine planet plum pocket pond poppy potato prism puddle puffin pumpkin puzzle',
  'quartz quilt rabbit radish raisin raven ribbon river robin rocket rosemary ruby saddle saffron sail',
  'salmon sandal satchel saucer scarf season seal shadow shell silver sketch sparrow spinach sponge',
  'spoon squirrel stable starling stone stream sugar summit sunset swallow table tadpole tangerine',
  'teapot thimble thistle thunder ticket tiger timber toast tomato tractor trolley trumpet tulip tunnel',
  'turnip turtle umbrella valley vanilla velvet violet violin voyage waffle wagon walnut walrus water',
  'whale wheat whistle willow window winter wizard wombat yoghurt zebra zipper',
]

export const friendlyWords: readonly string[] = lists.flatMap((list) => list.split(' '))

/** Words that say how somebody is, for the first half of a username. */
export const friendlyLooks: readonly string[] =
  'amber brave breezy bright busy calm cheery clever cosy curious dandy eager early fluffy gentle glad golden happy jolly keen kind lively lucky mellow merry mighty misty mossy neat nimble patient peppy plucky polite proud quick quiet rapid rosy shiny silver sleepy snug speedy spotty starry sunny swift tidy tiny wise witty zesty'.split(
    ' ',
  )
