# Makes histories.txt, the memories that FSRSTests compares with: pip install fsrs==6.3.2; python3 make.py > histories.txt
import random
from datetime import datetime, timedelta, timezone
from fsrs import Card, Rating, Scheduler
from fsrs.scheduler import DEFAULT_PARAMETERS, LOWER_BOUNDS_PARAMETERS, UPPER_BOUNDS_PARAMETERS

chance = random.Random(26)


def weights(number):
    """The published weights, or some between their bounds."""
    if number == 0:
        return DEFAULT_PARAMETERS
    bounds = zip(DEFAULT_PARAMETERS, LOWER_BOUNDS_PARAMETERS, UPPER_BOUNDS_PARAMETERS)
    return tuple(round(min(high, max(low, usual * chance.uniform(0.5, 1.7))), 4) for usual, low, high in bounds)


print("# weights: number, desired retention, weights")
schedulers = []
for number in range(10):
    scheduler = Scheduler(
        weights(number), desired_retention=[0.9, 0.7, 0.97, 0.8, 0.85][number % 5], learning_steps=(),
        relearning_steps=(), enable_fuzzing=False)
    schedulers.append(scheduler)
    print("w", number, scheduler.desired_retention, *scheduler.parameters)

print("# histories: weights, minutes since the answer before and grade of each answer, stability, difficulty, interval")
for number in range(10_000):
    # Every other one by the published weights.
    place = number // 2 % 10 if number % 2 else 0
    scheduler = schedulers[place]
    now = datetime(2026, 1, 1, tzinfo=timezone.utc)
    card = Card(card_id=number + 1)
    answers = []
    for count in range(chance.randint(1, 12)):
        # The same day, about when it is due, much later, or with a clock that was set back.
        minutes = 0
        if count > 0:
            due = (card.due - now).days
            minutes = chance.choice([
                chance.randint(0, 1439), round(due * 1440 * chance.uniform(0.5, 2)), chance.randint(0, 400_000),
                chance.randint(0, 5000), -chance.randint(0, 3000) if chance.random() < 0.2 else 1440])
            minutes = min(minutes, 2_000_000)
        now += timedelta(minutes=minutes)
        grade = chance.choices([1, 2, 3, 4], [3, 2, 8, 1])[0]
        card, _ = scheduler.review_card(card, Rating(grade), now)
        answers.append(f"{minutes}:{grade}")
    print(place, ",".join(answers), f"{card.stability:.10g}", f"{card.difficulty:.10g}", (card.due - now).days)
